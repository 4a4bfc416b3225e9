import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../BuildError';
import type { Workspace } from './workspaces';

/** File name of the page template in the shell's bundle; the gateway fills it in. */
export const TEMPLATE_FILE = 'template.html';

/** Returns the path of the page template in the shell's sources. */
export function templateSource(shell: Workspace): string {
  return join(shell.directory, 'src', 'boot', 'template.html');
}

/** Reads the page template; throws a BuildError when there is none. */
export function readTemplate(shell: Workspace): Buffer {
  const file = templateSource(shell);
  if (!existsSync(file))
    throw new BuildError(`shell: there is no page template ${file}`, 'Add the file: it contains the loading screen.');
  return readFileSync(file);
}
