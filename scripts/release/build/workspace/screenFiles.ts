import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteDefinition } from '@lectern/shared/contract';
import { BuildError } from '../BuildError';
import type { Workspace } from './workspaces';

/**
 * Returns the absolute source file of every screen that the routes name. Throws a BuildError with file and route of the
 * first missing screen.
 */
export function screenFiles(workspace: Workspace, definition: RemoteDefinition): Map<string, string> {
  const files = new Map<string, string>();
  for (const route of definition.routes) {
    const expected = join(workspace.directory, 'src', 'screens', `${route.screen}.tsx`);
    const file = workspace.kind === 'shell' ? findAnywhere(workspace, route.screen) : expected;
    if (!file || !existsSync(file)) {
      throw new BuildError(
        `${workspace.name}: the screen of route "${route.id}" (${route.path}) is missing: there is no ` +
          (file ?? `src/**/${route.screen}.tsx`),
        `Add the file with a default export, or correct "screen" in ${join(workspace.directory, 'src', 'remote.ts')}.`,
      );
    }
    files.set(route.screen, file);
  }
  return files;
}

/** Searches all source folders: the shell groups its screens by subject. */
function findAnywhere(workspace: Workspace, screen: string): string | undefined {
  const source = join(workspace.directory, 'src');
  const entry = readdirSync(source, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === `${screen}.tsx`,
  );
  return entry && join(source, entry);
}
