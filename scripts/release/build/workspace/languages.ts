import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  directionOf,
  parseLanguage,
  parsePageWords,
  parseRouteTitles,
  type PageWords,
  type RouteTitles,
} from '@lectern/shared/contract';
import escapeHtml from 'escape-html';
import { BuildError } from '../BuildError';
import type { Workspace } from './workspaces';

/** Texts of the page template: those of the placeholders `{{name}}`, with the words that the gateway writes. */
export type PageTexts = Record<string, string>;

const LANGUAGES_SOURCE = join('src', 'text', 'languages.ts');

/** Returns the path of the module that lists the workspace's languages; null for a workspace in English only. */
export function languagesSource(workspace: Workspace): string | null {
  const file = join(workspace.directory, LANGUAGES_SOURCE);
  return existsSync(file) ? file : null;
}

/** Returns the languages of a workspace besides English, sorted: the folders of `src/text` with titles of routes. */
export function languagesOf(workspace: Workspace): string[] {
  if (languagesSource(workspace) === null) return [];
  const folder = join(workspace.directory, 'src', 'text');
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'routes.ts')))
    .map((name) => parseLanguage(name, `${workspace.name}: src/text`))
    .sort();
}

/** Returns the titles of the routes in a language, from `text/<language>/routes.ts`. Throws a BuildError. */
export function readTitles(workspace: Workspace, language: string): RouteTitles {
  return evaluate(join(workspace.directory, 'src', 'text', language, 'routes.ts'), parseRouteTitles);
}

/** Returns the texts of the shell's page template in a language, `en` included. Throws a BuildError. */
export function readPageTexts(shell: Workspace, language: string): PageTexts & PageWords {
  const name = language === 'en' ? 'page.en.ts' : join(language, 'page.ts');
  return evaluate(join(shell.directory, 'src', 'text', name), (value, path) => ({
    ...(value as PageTexts),
    ...parsePageWords(value, path),
  }));
}

/** Returns the page template in a language. Throws a BuildError for a placeholder without a text. */
export function translateTemplate(template: string, language: string, texts: PageTexts): string {
  const all: PageTexts = { ...texts, lang: language, dir: directionOf(language) };
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const text = all[name];
    if (text !== undefined) return escapeHtml(text);
    throw new BuildError(`The page template has no text for ${placeholder} in "${language}"`, 'Add it to text/page.');
  });
}

function evaluate<T>(file: string, parse: (value: unknown, path: string) => T): T {
  try {
    const load = createRequire(file);
    Reflect.deleteProperty(load.cache, load.resolve(file));
    return parse((load(file) as { default?: unknown }).default, file);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new BuildError(`${file} is not valid: ${message}`, 'Export plain data as default.', { cause });
  }
}
