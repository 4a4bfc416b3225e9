import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@lectern/shared/contract';
import type { DocumentParser } from '@lectern/shared/domain';
import { createRemote, ROOT } from '../cli';
import { buildRelease } from '../release/build';
import { createRepository, writeFiles, type FixtureFiles } from './fixtures/fixtureRepository';
import { runLectern } from './fixtures/runLectern';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-guide-'));
  folders.push(folder);
  return folder;
}

/** The code blocks of a guide, by the file names after their language. */
function filesOf(guide: string): FixtureFiles {
  const text = readFileSync(join(ROOT, 'scripts/docs', `${guide}.md`), 'utf8');
  return Object.fromEntries(
    Array.from(text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms), ([, file = '', content = '']) => [file, content]),
  );
}

/** Builds the remote of the guides in a repository with these files. */
async function buildEvents(files: FixtureFiles): Promise<Release> {
  const root = createRepository({ ...files, 'mfe-events/tsconfig.json': '{}' });
  folders.push(root);
  const target = { workspaceDir: join(root, 'mfe-events'), version: '1.0.0', outDir: join(root, 'out') };
  return (await buildRelease(target)) as Release;
}

test('the remote of its guide builds', async () => {
  const { routes } = await buildEvents(filesOf('add-a-remote'));
  expect(routes.map(({ path, module }) => [path, module])).toEqual([['/events', './EventsScreen']]);
});

test('lectern new makes a remote that builds, and registers it once', async () => {
  const root = createRepository({ 'mfe-shop/package.json': '{}' });
  folders.push(root);
  writeFiles(root, {
    'shared/package.json': readFileSync(join(ROOT, 'shared/package.json'), 'utf8'),
    'tsconfig.base.json': readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'),
    'scripts/tsconfig.strict.json': readFileSync(join(ROOT, 'scripts/tsconfig.strict.json'), 'utf8'),
    'tsconfig.json': JSON.stringify({ references: [{ path: './mfe-shop' }, { path: './scripts' }] }),
  });
  const { changed, folder } = await createRemote(root, 'live-events');
  expect(changed).toEqual(['package.json', 'tsconfig.json']);
  const listed = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(listed('package.json')).toMatchObject({ workspaces: ['mfe-shop', 'mfe-live-events'] });
  expect(listed('tsconfig.json')).toEqual({
    references: [{ path: './mfe-shop' }, { path: './mfe-live-events' }, { path: './scripts' }],
  });
  const target = { workspaceDir: folder, version: '1.0.0', outDir: join(root, 'out') };
  const { routes } = (await buildRelease(target)) as Release;
  expect(routes.map(({ path, module }) => [path, module])).toEqual([['/live-events', './LiveEventsScreen']]);
  for (const name of ['live-events', 'shell', 'Events', '../x'])
    await expect(createRemote(root, name)).rejects.toMatchObject({ name: 'UsageError' });
});

test('the screen of its guide builds in that remote', async () => {
  const { routes } = await buildEvents({ ...filesOf('add-a-remote'), ...filesOf('add-a-screen') });
  expect(routes.map(({ path, module, assets }) => [path, module, assets.css.length])).toEqual([
    ['/events', './EventsScreen', 1],
    ['/events/:id', './EventScreen', 1],
  ]);
});

test('the parser of the document guide accepts a bookmark, and names the field of an invalid one', () => {
  const root = newFolder();
  for (const part of ['contract', 'domain'])
    cpSync(join(ROOT, 'shared/src', part), join(root, 'shared/src', part), { recursive: true });
  const file = 'shared/src/domain/learning/bookmark.ts';
  writeFiles(root, { [file]: filesOf('add-a-document')[file]! });
  const { parseBookmark } = jest.requireActual<{ parseBookmark: DocumentParser<object> }>(join(root, file));
  const bookmark = { courseId: 'bread', note: 'Later', createdAt: new Date(0) };
  const path = 'users/ann/bookmarks/bread';
  expect(parseBookmark(bookmark, path)).toEqual({ ...bookmark, id: 'bread' });
  expect(() => parseBookmark({ ...bookmark, note: 'x'.repeat(201) }, path)).toThrow(`${path}: field "note"`);
});

test('the rule of the document guide gives the results of its table, and no rule refuses them', async () => {
  const { 'shared/firebase/firestore.rules': rule = '', 'bookmarks.json': table = '' } = filesOf('add-a-document');
  const rules = readFileSync(join(ROOT, 'shared/firebase/firestore.rules'), 'utf8');
  const folder = newFolder();
  const judge = async (text: string) => {
    writeFileSync(join(folder, 'firestore.rules'), text);
    writeFileSync(join(folder, 'bookmarks.json'), table);
    const args = ['--rules', join(folder, 'firestore.rules'), '--table', join(folder, 'bookmarks.json'), '--json'];
    const { code, out } = await runLectern(['rules', 'test', ...args]);
    return { code, ...(JSON.parse(out) as { asExpected: number; unexpected: number }) };
  };
  expect(rule).toContain('match /bookmarks/{courseId}');
  const place = 'match /users/{uid} {\n';
  expect(await judge(rules.replace(place, place + rule))).toMatchObject({ code: 0, asExpected: 5, unexpected: 0 });
  expect(await judge(rules)).toMatchObject({ code: 1, asExpected: 3, unexpected: 2 });
});
