import {
  collectionGroup,
  doc,
  documentId,
  getDocs,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';
import type { IndexConfiguration } from '../indexes/configuration';

const INDEXES: IndexConfiguration = {
  indexes: [],
  fieldOverrides: [
    {
      collectionGroup: 'parts',
      fieldPath: 'n',
      indexes: [
        { queryScope: 'COLLECTION', order: 'ASCENDING' },
        { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
      ],
    },
    { collectionGroup: 'parts', fieldPath: 'hidden', indexes: [] },
  ],
};

let testBed: QueryTestBed;
beforeAll(async () => {
  testBed = await startQueryTestBed(INDEXES);
});
afterAll(() => testBed.stop());

describe('collection groups', () => {
  test('search all collections of a name, also below a document', async () => {
    const paths = ['a/1/parts/x', 'a/1/parts/y', 'a-/1/parts/x', 'a/2/deep/3/parts/z'];
    for (const [n, path] of paths.entries()) await setDoc(doc(testBed.client, path), { n, hidden: 1 });
    const list = async (...constraints: QueryConstraint[]) =>
      (await getDocs(query(collectionGroup(testBed.client, 'parts'), ...constraints))).docs.map(
        (item) => item.ref.path,
      );
    expect(await list()).toEqual(['a/1/parts/x', 'a/1/parts/y', 'a/2/deep/3/parts/z', 'a-/1/parts/x']);
    expect(await list(where('n', '>', 1))).toEqual(['a-/1/parts/x', 'a/2/deep/3/parts/z']);
    expect(await list(orderBy(documentId()), startAfter('a/1/parts/y'))).toEqual([
      'a/2/deep/3/parts/z',
      'a-/1/parts/x',
    ]);
    const below = await testBed.send('/a/1:runQuery', {
      structuredQuery: { from: [{ collectionId: 'parts', allDescendants: true }] },
    });
    expect((below.body as unknown[]).length).toBe(2);
  });
});
