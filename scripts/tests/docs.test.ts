import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createProgram, ROOT } from '../cli';
import { repositoryFiles } from './fixtures/repositoryFiles';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const FILES = repositoryFiles(ROOT);
const TOP_FOLDERS = new Set(FILES.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
/** READMEs and guides; the texts of sample books and courses are content. */
const DOCUMENTS = FILES.filter(
  (file) => file.endsWith('.md') && (!file.startsWith('scripts/content/sample/') || file.endsWith('README.md')),
);

/** `a/{b,c}.ts` → `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const braces = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!braces) return [path];
  const [, before = '', choices = '', after = ''] = braces;
  return choices.split(',').flatMap((choice) => expand(before + choice + after));
}

/** The part of a path before its first placeholder: `mfe-*`, `<name>` or `…`. */
const fixedPart = (path: string): string => path.replace(/[^/]*[*<…].*$/, '').replace(/\/$/, '');

/** The folders that a document's relative paths may start from. */
const basesOf = (document: string): string[] => ['', dirname(document), join(dirname(document), 'src')];

/** True for code that names a file or folder: its first part is a folder here, and it looks like no address. */
function isPath(code: string, document: string): boolean {
  if (!/^[\w@.{}<>*,…-]+(\/[\w@.{}<>*,…-]+)+\/?$/.test(code) || /^@|^https?:/.test(code)) return false;
  const [first = ''] = code.split('/');
  return TOP_FOLDERS.has(first) || basesOf(document).some((base) => existsSync(join(ROOT, base, first)));
}

/** Modules may be named without their extension. */
const ENDINGS = ['', '.ts', '.tsx'];

const exists = (path: string, document: string): boolean =>
  path === '' ||
  basesOf(document).some((base) => ENDINGS.some((ending) => existsSync(join(ROOT, base, path) + ending)));

/** The document without its code blocks: those of guides name files that do not exist yet. */
const proseOf = (document: string): string => read(document).replace(/^```.*?^```$/gms, '');

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const prose = proseOf(document);
  const codes = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  const paths = codes.filter((code) => isPath(code, document)).flatMap(expand);
  const isGuide = document.startsWith('scripts/docs/');
  expect(paths.filter((path) => !exists(fixedPart(path), document) && !(isGuide && path.includes('events')))).toEqual(
    [],
  );
  const links = Array.from(prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target);
  const local = links.filter((target) => !/^[a-z]+:/.test(target));
  expect(local.filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([]);
});

test.each(DOCUMENTS)('every npm script that %s names exists', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = Array.from(read(document).matchAll(/npm run (?:-s )?([\w:-]+)/g), ([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const nameOf = (command: { name(): string }): string => command.name();

type Command = ReturnType<typeof createProgram>;

/** The commands of a document's code, such as `npx lectern admin grant admin <e-mail> --home DIR`, one each. */
const commandLinesOf = (document: string): string[] =>
  Array.from(read(document).matchAll(/(?:npx lectern|npm start --) ([^`\n]+)/g), ([whole]) =>
    whole.replace('npm start --', 'npx lectern start'),
  );

/** Returns what is wrong with a command line: an unknown command or option; null for one that `lectern` takes. */
function mistakeIn(program: Command, line: string): string | null {
  const words = line.split(/\s+/).slice(2);
  let command: Command = program;
  while (command.commands.length > 0 && words.length > 0 && !/^[-<…[]/.test(words[0] ?? '')) {
    const next = command.commands.find((one) => one.name() === words[0]);
    if (!next) return `lectern has no ${words[0] ?? ''}: ${line}`;
    command = next;
    words.shift();
  }
  const known = new Set(command.options.flatMap(({ long, short }) => [long, short]));
  const unknown = words.find((word) => /^--?[a-z]/.test(word) && word !== '--help' && !known.has(word));
  return unknown === undefined ? null : `${command.name()} has no ${unknown}: ${line}`;
}

test('every command of lectern that a document shows exists, with its options', () => {
  const program = createProgram();
  const lines = DOCUMENTS.flatMap(commandLinesOf);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.map((line) => mistakeIn(program, line)).filter((mistake) => mistake !== null)).toEqual([]);
});

test('the README lists the commands of lectern, and no others', () => {
  const table = /## The `lectern` command\n(.*?)\n## /s.exec(read('README.md'))?.[1] ?? '';
  const cells = table.split('\n').flatMap((row) => (row.startsWith('| `') ? [row.split(' | ')[0] ?? ''] : []));
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`([a-z-]+)(?: ([a-z-]+))?/g)));
  const program = createProgram();
  expect([...new Set(named.map(([, name]) => name))].sort()).toEqual(program.commands.map(nameOf).sort());
  for (const [, name, sub] of named) {
    const command = program.commands.find((one) => one.name() === name);
    if (sub !== undefined) expect(command?.commands.map(nameOf)).toContain(sub);
  }
});

test('the glossary has at most 25 terms, each once and in order', () => {
  const glossary = /## Glossary\n(.*?)(\n## |$)/s.exec(`${read('README.md')}\n`)?.[1] ?? '';
  const terms = Array.from(glossary.matchAll(/^\| ([^|]+) \|/gm), ([, term = '']) => term).slice(2);
  expect(terms.length).toBeGreaterThan(10);
  expect(terms.length).toBeLessThanOrEqual(25);
  expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')));
});
