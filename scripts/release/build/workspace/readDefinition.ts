import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ContractError, parseRemoteDefinition, type RemoteDefinition } from '@lectern/shared/contract';
import { BuildError } from '../BuildError';
import type { Workspace } from './workspaces';

/**
 * Evaluates `src/remote.ts` of a workspace, bypassing Node's module cache, and parses it. Throws a BuildError; its
 * cause is a ContractError for bad data, or the error that the file threw.
 */
export function readDefinition(workspace: Workspace): RemoteDefinition {
  const file = join(workspace.directory, 'src', 'remote.ts');
  if (!existsSync(file))
    throw new BuildError(`There is no ${file}`, 'Declare the remote there with defineRemote({ name, routes }).');
  const definition = parseDefinition(file, workspace.name);
  if (definition.name === workspace.name) return definition;
  throw new BuildError(
    `${file} declares "${definition.name}", its folder says "${workspace.name}"`,
    'Give both the same name.',
  );
}

function parseDefinition(file: string, name: string): RemoteDefinition {
  try {
    const load = createRequire(file);
    Reflect.deleteProperty(load.cache, load.resolve(file));
    const exported = load(file) as { default?: unknown };
    return parseRemoteDefinition(exported.default, name);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const fix =
      cause instanceof ContractError
        ? 'Correct the declaration.'
        : 'The file must be data that Node can evaluate, exported as default.';
    throw new BuildError(`${file} is not a valid declaration: ${message}`, fix, { cause });
  }
}
