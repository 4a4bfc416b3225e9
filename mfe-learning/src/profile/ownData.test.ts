import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeCaches, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { deleteOwnData } from './deletion/deleteOwnData';
import { getStored, listPages, OWN_DOCUMENTS, OWN_LISTS, ownReviews } from './ownData';
import { fullAccount, findTraces } from './testBed';

let testBackend: TestBackend;
let device: ReturnType<typeof fakeCaches>;
beforeAll(async () => {
  testBackend = await startTestBackend();
  await testBackend.signIn('ada');
});
beforeEach(() => {
  device = fakeCaches();
  testBackend.seed(fullAccount('ada'));
});
afterEach(() => {
  device.uninstall();
  jest.restoreAllMocks();
});
afterAll(() => testBackend.stop());

/** Returns what the rules let an account read because it is its own: paths with `{uid}`, or `collection.field`. */
function ownPathsOfRules(): Set<string> {
  const rules = readFileSync(join(__dirname, '../../../shared/firebase/firestore.rules'), 'utf8');
  const open: { indent: string; path: string }[] = [];
  const found = new Set<string>();
  for (const line of rules.split('\n')) {
    const [, indent = '', path] = /^( {4,})match (\/\S+) \{$/.exec(line) ?? [];
    if (path) open.push({ indent, path });
    else if (line === `${open.at(-1)?.indent}}`) open.pop();
    if (!/^ +allow [^:]*\b(read|get|list)\b/.test(line)) continue;
    const full = open.map((block) => block.path).join('');
    if (line.includes('isSelf(uid)')) found.add(full.replace(/\/\{(?!uid)\w+\}$/, '').slice(1));
    const [, field] = /resource\.data\.(\w+) == request\.auth\.uid/.exec(line) ?? [];
    if (field) found.add(`${/(\w+)\/\{\w+\}$/.exec(full)?.[1]}.${field}`);
  }
  return found;
}

const listAll = async (): Promise<number> => {
  let found = 0;
  for (const { query } of Object.values(OWN_LISTS))
    for await (const page of listPages(query('ada'))) found += page.length;
  return found;
};

/** Fails every read of documents from now on. Other requests still work. */
function breakReads(): void {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    return /:(runQuery|batchGet)/.test(url) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(asked, init);
  });
}

test('neither the export nor the deletion relies on the cache of this device', async () => {
  expect(await listAll()).toBeGreaterThan(10);
  expect(await getStored('profiles/ada')).not.toBeNull();
  testBackend.seed({ 'users/ada/notes/since': { text: 'Written on another device.' } });
  breakReads();
  await expect(listAll()).rejects.toMatchObject({ name: 'BackendError' });
  await expect(getStored('profiles/ada')).rejects.toMatchObject({ name: 'BackendError' });
  const before = findTraces(testBackend, 'ada');
  await expect(deleteOwnData('ada', () => undefined)).rejects.toMatchObject({ name: 'BackendError' });
  expect(findTraces(testBackend, 'ada')).toEqual(before);
});

test('everything that the rules let an account read as its own is exported', () => {
  const queries = [...Object.values(OWN_LISTS).map(({ query }) => query('{uid}')), ownReviews('{uid}')];
  const exported = [
    ...Object.values(OWN_DOCUMENTS).map(({ path }) => path('{uid}')),
    ...queries.map(({ collection, where }) => (where?.[0] ? `${collection}.${where[0][0]}` : collection)),
  ];
  const readable = [...ownPathsOfRules()];
  expect(readable).toEqual(expect.arrayContaining(['users/{uid}/notes', 'customers/{uid}/payments', 'reports.by']));
  expect(readable.filter((path) => !exported.includes(path))).toEqual([]);
});
