import { gzipSync } from 'node:zlib';
import { TEST_STORES, type TestStore } from '../../tests/fixtures/stores/testStores';
import { openObjects } from '../objects/openObjects';
import type { ObjectStore } from '../objects/ObjectStore';
import { objectKeyOf, readCatalogueIndex, type CatalogueIndex } from './catalogueIndex';
import { publishCatalogue, type CatalogueSource } from './publishCatalogue';

/** A catalogue of one list and one course, whose names contain the hashes of what they say. */
function catalogueOf(list: string, course: string): CatalogueSource {
  const file = `catalogue/files/list-all-${list}.json`;
  const pointer = {
    schemaVersion: 2,
    generation: `${list}00000000`.slice(0, 16),
    home: file,
    books: file,
    lists: { all: file },
    rows: file,
    words: file,
    courseCount: 1,
  } as const;
  const read = (path: string): Promise<Uint8Array> => Promise.resolve(new Uint8Array(gzipSync(path)));
  return { pointer, files: [file], courses: new Map([['bread', course]]), read };
}

const FIRST = catalogueOf('11111111', 'aaaaaaaa');
const SECOND = catalogueOf('22222222', 'aaaaaaaa');
const THIRD = catalogueOf('33333333', 'bbbbbbbb');
const FOURTH = catalogueOf('44444444', 'aaaaaaaa');
const FIFTH = catalogueOf('55555555', 'aaaaaaaa');

async function indexOf(objects: ObjectStore): Promise<CatalogueIndex> {
  const found = await readCatalogueIndex(objects);
  if (found === null || found === 'unchanged') throw new Error('The store has no index.');
  return found.index;
}

describe.each(['file', 's3', 'az'] as const)('in a store of the kind %s', (kind) => {
  let testStore: TestStore;
  let objects: ObjectStore;
  beforeEach(async () => {
    testStore = await TEST_STORES[kind]();
    ({ objects } = openObjects(testStore.url, testStore.environment));
  });
  afterEach(() => testStore.close());

  test('publishes a catalogue once, and what it names is there', async () => {
    expect(await readCatalogueIndex(objects)).toBeNull();
    expect(await publishCatalogue(objects, FIRST)).toEqual({ changed: true, written: 2, removed: 0 });
    expect(await publishCatalogue(objects, FIRST)).toEqual({ changed: false, written: 0, removed: 0 });
    const index = await indexOf(objects);
    expect(index.pointer).toEqual(FIRST.pointer);
    for (const path of [...FIRST.files, 'catalogue/courses/bread.json'])
      expect(await objects.get(objectKeyOf(index, path) ?? '')).toMatchObject({ etag: expect.any(String) as string });
    for (const path of ['catalogue/courses/cake.json', 'catalogue/index.json.gz', 'registry/000001.json'])
      expect(objectKeyOf(index, path)).toBeNull();
  });

  test('keeps the files of the former catalogue, and removes those of the one before', async () => {
    for (const source of [FIRST, SECOND]) await publishCatalogue(objects, source);
    expect(await objects.list('catalogue/files/')).toEqual([...FIRST.files, ...SECOND.files]);
    expect(await publishCatalogue(objects, THIRD)).toEqual({ changed: true, written: 2, removed: 1 });
    expect(await objects.list('catalogue/files/')).toEqual([...SECOND.files, ...THIRD.files]);
    expect(await objects.list('catalogue/courses/')).toHaveLength(2);
  });
});

test('a publication that ends half-way leaves the former catalogue live, and the next one completes it', async () => {
  const testStore = await TEST_STORES.file();
  const { objects } = openObjects(testStore.url, testStore.environment);
  await publishCatalogue(objects, FIRST);
  const broken: ObjectStore = { ...objects, replace: () => Promise.reject(new Error('The process was killed.')) };
  await expect(publishCatalogue(broken, SECOND)).rejects.toThrow('killed');
  expect((await indexOf(objects)).pointer).toEqual(FIRST.pointer);
  expect(await publishCatalogue(objects, SECOND)).toMatchObject({ changed: true, written: 0 });
  expect((await indexOf(objects)).pointer).toEqual(SECOND.pointer);
  await testStore.close();
});

test.each(['replace', 'remove'] as const)(
  'what a publication leaves that is killed at its %s is removed',
  async (step) => {
    const testStore = await TEST_STORES.file();
    const { objects } = openObjects(testStore.url, testStore.environment);
    for (const source of [FIRST, SECOND]) await publishCatalogue(objects, source);
    const broken: ObjectStore = { ...objects, [step]: () => Promise.reject(new Error('The process was killed.')) };
    await expect(publishCatalogue(broken, THIRD)).rejects.toThrow('killed');
    for (const source of [FOURTH, FIFTH, FOURTH]) await publishCatalogue(objects, source);
    expect(await objects.list('catalogue/files/')).toEqual([...FOURTH.files, ...FIFTH.files]);
    expect(await objects.list('catalogue/courses/')).toHaveLength(1);
    await testStore.close();
  },
);

test('names a damaged index, and what to do', async () => {
  const testStore = await TEST_STORES.file();
  const { objects } = openObjects(testStore.url, testStore.environment);
  await objects.replace('catalogue/index.json.gz', new Uint8Array(gzipSync('{"schemaVersion":1}')));
  await expect(readCatalogueIndex(objects)).rejects.toMatchObject({
    problem: 'corrupt',
    message: expect.stringMatching(/index\.json\.gz\) is damaged.*lectern snapshot/s) as string,
  });
  await testStore.close();
});
