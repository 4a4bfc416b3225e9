import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../BuildError';
import type { Workspace } from './workspaces';

/** The page template in the shell's bundle; the gateway fills it. */
export const TEMPLATE_FILE = 'template.html';

/** Where the shell keeps its page template. */
export function templateSource(shell: Workspace): string {
  return join(shell.directory, 'src', 'boot', 'template.html');
}

/** Reads the template; throws a BuildError when there is none. */
export function readTemplate(shell: Workspace): Buffer {
  const file = templateSource(shell);
  if (!existsSync(file))
    throw new BuildError(
      `shell: there is no page template ${file}`,
      'The shell needs one: it holds the loading screen.',
    );
  return readFileSync(file);
}
