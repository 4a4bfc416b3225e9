import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '@lectern/backend';
import { openLocalBackend } from '../site/localBackend';
import { runLectern, type Run } from '../../tests/fixtures/runLectern';

let home = '';
let site: Backend | null = null;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'lectern-home-'))));
afterEach(async () => {
  await site?.close();
  site = null;
  rmSync(home, { recursive: true, force: true });
});

const openSite = async (): Promise<Backend> => (site = await openLocalBackend(home, 'http://localhost'));
const lectern = (...args: string[]): Promise<Run> => runLectern([...args, '--home', home]);

function writeCategories(yaml: string): string {
  const folder = join(home, 'mine');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'categories.yaml'), yaml);
  return folder;
}

test('imports into a running site and publishes; a second run writes nothing', async () => {
  const { firestore, storage } = await openSite();
  const folder = writeCategories('- { slug: cooking, name: Cooking }\n');
  const first = await lectern('content', 'import', folder);
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('1 documents and 0 files written') as string });
  expect(first.err).toContain('no problems');
  expect(firestore.admin.get('categories/cooking')).not.toBeNull();
  expect(storage.admin.get('lectern', 'catalogue/pointer.json')).not.toBeNull();
  const second = await lectern('content', 'import', folder, '--json');
  expect(JSON.parse(second.out)).toMatchObject({ ok: true, documents: 0, files: 0, removed: 0, categories: 1 });
  const snapshot = await lectern('snapshot', '--json');
  expect(JSON.parse(snapshot.out)).toMatchObject({ ok: true, changed: false, categories: 1, warnings: [] });
});

test('refuses an invalid folder with all problems, as text and as JSON', async () => {
  const { firestore } = await openSite();
  const folder = writeCategories('- { slug: cooking, name: Cooking }\n- { slug: Not Good, name: X }\n');
  const forPeople = await lectern('content', 'import', folder);
  expect(forPeople.code).toBe(1);
  expect(forPeople.err).toMatch(/nothing was imported[^]*categories\.yaml:2: 1\.slug[^]*Fix: /);
  const forPrograms = await lectern('content', 'import', folder, '--json');
  expect(forPrograms.code).toBe(1);
  expect(JSON.parse(forPrograms.out)).toMatchObject({
    ok: false,
    error: { kind: 'content', problems: [{ file: 'categories.yaml', line: 2 }] },
  });
  expect(firestore.admin.query({ collection: 'categories' })).toEqual([]);
});

test('prints a fix when there is no site', async () => {
  for (const args of [['content', 'import', '.'], ['snapshot']]) {
    const run = await lectern(...args);
    expect(run.code).toBe(3);
    expect(run.err).toContain('start one with npm start');
  }
});
