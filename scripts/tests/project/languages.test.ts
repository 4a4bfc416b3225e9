import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteDefinition, RouteTitles } from '@lectern/shared/contract';
import { formatOf, textOf, type TextFactory, type TextSource } from '@lectern/shared/text';

const ROOT = join(__dirname, '../../..');
const WORKSPACES = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const PART = /export const (\w+) = translatable\(\s*'([^']+)'/g;

type Part = { file: string; part: string; source: TextSource<unknown> };

/** Returns every part that a workspace, or the package of shared areas, declares. */
async function partsOf(workspace: string): Promise<Part[]> {
  const folder = join(ROOT, workspace, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.en.ts'));
  const parts = files.map(async (file) => {
    const path = join(folder, file);
    const module = (await import(path)) as Record<string, TextSource<unknown>>;
    return [...readFileSync(path, 'utf8').matchAll(PART)].map(([, name = '', part = '']) => {
      const source = module[name];
      if (!source) throw new Error(`${path} does not export ${name}.`);
      return { file: relative(ROOT, path), part, source };
    });
  });
  return (await Promise.all(parts)).flat();
}

/** Languages of all workspaces: the folders with the titles of their routes. */
const LANGUAGES = WORKSPACES.flatMap((workspace) => {
  const text = join(ROOT, workspace, 'src/text');
  const tags = readdirSync(text).filter((name) => existsSync(join(text, name, 'routes.ts')));
  return tags.map((tag) => [tag, workspace, join(text, tag)] as const);
});

/** Returns every text of a part that needs no arguments, with its path. */
function sentencesOf(value: unknown, path: string): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => sentencesOf(entry, `${path}.${name}`));
}

/** Matches spacing that French typography forbids: a space that breaks a line before `; : ! ? »` or after `«`. */
const FRENCH_SPACE = /[^\u202f/]»| [;:!?»]|«[^\u202f]|[\p{L}\d’][;!?]|\p{L}:(?!\/\/)/u;

/** Matches Latin punctuation after an Arabic letter, which has its own comma, semicolon and question mark. */
const LATIN_PUNCTUATION = /\p{Script=Arabic}[,;?]/u;

/** Replaces texts by a mark and functions by another. Addresses and empty texts stay: no language changes them. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'string') return value === '' || /^(\/|https?:)/.test(value) ? value : 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shapeOf(entry)]));
}

test('a part is named after its file, and only once in a workspace', async () => {
  const shared = await partsOf('shared');
  for (const workspace of WORKSPACES) {
    const names = [...shared, ...(await partsOf(workspace))].map(({ part }) => part);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('the site has a language besides English', () => {
  expect(LANGUAGES.length).toBeGreaterThan(0);
});

test.each(LANGUAGES)('%s: the texts of %s have the form of the English ones', async (tag, workspace, folder) => {
  const module = (await import(folder)) as { default: Record<string, TextFactory<unknown>> };
  const english = new Map(
    [...(await partsOf('shared')), ...(await partsOf(workspace))].map(({ part, source }) => [part, textOf(source)]),
  );
  for (const [part, make] of Object.entries(module.default)) {
    expect(english.has(part)).toBe(true);
    expect({ part, shape: shapeOf(make(formatOf(tag))) }).toEqual({ part, shape: shapeOf(english.get(part)) });
  }
});

test.each(LANGUAGES)('%s: %s has a title for each of its routes', async (_tag, workspace, folder) => {
  const { default: titles } = (await import(join(folder, 'routes'))) as { default: RouteTitles };
  const remote = (await import(join(ROOT, workspace, 'src/remote'))) as { default: RemoteDefinition };
  const expected = remote.default.routes.map(({ id, nav }) => [id, nav !== undefined] as const);
  expect(Object.entries(titles).map(([id, { label }]) => [id, label !== undefined])).toEqual(
    expect.arrayContaining(expected.map((entry) => [...entry])),
  );
  expect(Object.keys(titles)).toHaveLength(expected.length);
});

test.each(LANGUAGES.filter(([tag]) => tag === 'fr'))(
  '%s: %s has a narrow no-break space at punctuation that needs one',
  async (_tag, _workspace, folder) => {
    const module = (await import(folder)) as { default: Record<string, TextFactory<unknown>> };
    const sentences = Object.entries(module.default).flatMap(([part, make]) => sentencesOf(make(formatOf('fr')), part));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter(([, sentence]) => FRENCH_SPACE.test(sentence))).toEqual([]);
  },
);

test.each(LANGUAGES.filter(([tag]) => tag === 'ar'))(
  '%s: %s is in Arabic, with Arabic punctuation',
  async (_tag, workspace, folder) => {
    const module = (await import(folder)) as { default: Record<string, TextFactory<unknown>> };
    const sentences = Object.entries(module.default).flatMap(([part, make]) => sentencesOf(make(formatOf('ar')), part));
    const english = new Map(
      [...(await partsOf('shared')), ...(await partsOf(workspace))].flatMap(({ part, source }) =>
        sentencesOf(textOf(source), part),
      ),
    );
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter(([, sentence]) => LATIN_PUNCTUATION.test(sentence))).toEqual([]);
    const copied = sentences.filter(([path, text]) => text === english.get(path) && /\p{Ll}{2} \p{Ll}/u.test(text));
    expect(copied.map(([path]) => path).filter((path) => !/\.(icon|name|to)$|helpRows/.test(path))).toEqual([]);
  },
);

test('Arabic counts have all six plural categories', () => {
  const files = LANGUAGES.filter(([tag]) => tag === 'ar').flatMap(([, , folder]) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('format.count('))).toEqual([]);
});

test('components list names as the language does: only texts join them with commas of their own', () => {
  // The value of a field, whose entries are separated by commas in every language.
  const FIELD = 'mfe-info/src/studio/details/TagsField.tsx';
  const joined = ['shared', ...WORKSPACES].flatMap((workspace) =>
    readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|[\\/])(text|languages|testing)[\\/]/.test(file))
      .map((file) => join(workspace, 'src', file))
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(".join(', ')")),
  );
  expect(joined).toEqual([FIELD]);
});
