import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../BuildError';
import { readPageTexts, translateTemplate } from './languages';
import type { Workspace } from './workspaces';

/** File name of the page template in the shell's bundle; the gateway fills it in. */
export const TEMPLATE_FILE = 'template.html';

/** Returns the name of the page template in a language other than English. */
export const templateFile = (language: string): string => `template.${language}.html`;

/** Returns the path of the page template in the shell's sources. */
export function templateSource(shell: Workspace): string {
  return join(shell.directory, 'src', 'boot', 'template.html');
}

/** Reads the page template in a language. Throws a BuildError when there is none, or a placeholder has no text. */
export function readTemplate(shell: Workspace, language = 'en'): string {
  const file = templateSource(shell);
  if (!existsSync(file))
    throw new BuildError(`shell: there is no page template ${file}`, 'Add the file: it contains the loading screen.');
  const template = readFileSync(file, 'utf8');
  return template.includes('{{') ? translateTemplate(template, language, readPageTexts(shell, language)) : template;
}
