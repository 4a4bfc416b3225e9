import {
  documentId,
  endAt,
  endBefore,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { MIXED, startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';
import type { IndexConfiguration } from '../indexes/configuration';

const INDEXES: IndexConfiguration = {
  indexes: [
    {
      collectionGroup: 'indexed',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'kind', order: 'ASCENDING' },
        { fieldPath: 'n', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'indexed',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'indexed',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'n', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [],
};

let testBed: QueryTestBed;
beforeAll(async () => {
  testBed = await startQueryTestBed(INDEXES);
});
afterAll(() => testBed.stop());

describe('order and cursors', () => {
  const people = {
    ann: { n: 1, g: 'x' },
    ben: { n: 2, g: 'x' },
    cat: { n: 2, g: 'y' },
    dan: { n: 3, g: 'y' },
    eve: { g: 'y' },
  };

  test('matches the documented order across types; a document without the field is excluded', async () => {
    const { ids } = await testBed.fill(MIXED);
    const all = [
      'nothing',
      'no',
      'yes',
      'nan',
      'less',
      'zero',
      'half',
      'one',
      'more',
      'time',
      'text',
      'texts',
      'place',
      'list',
      'map',
    ];
    expect(await ids(orderBy('v'))).toEqual(all);
    expect(await ids(orderBy('v', 'desc'))).toEqual([...all].reverse());
  });

  test('equal values sort by name, in the last direction', async () => {
    const { ids } = await testBed.fill(people);
    expect(await ids(orderBy('n'))).toEqual(['ann', 'ben', 'cat', 'dan']);
    expect(await ids(orderBy('n', 'desc'))).toEqual(['dan', 'cat', 'ben', 'ann']);
    expect(await ids(orderBy(documentId(), 'desc'), limit(2))).toEqual(['eve', 'dan']);
  });

  test('cursors cut before and after, with one value or with the name', async () => {
    const { ids, target } = await testBed.fill(people);
    expect(await ids(orderBy('n'), startAt(2))).toEqual(['ben', 'cat', 'dan']);
    expect(await ids(orderBy('n'), startAfter(2))).toEqual(['dan']);
    expect(await ids(orderBy('n'), endAt(2))).toEqual(['ann', 'ben', 'cat']);
    expect(await ids(orderBy('n'), endBefore(2))).toEqual(['ann']);
    expect(await ids(orderBy('n', 'desc'), startAt(2), endAt(2))).toEqual(['cat', 'ben']);
    expect(await ids(orderBy('n', 'desc'), startAfter(2))).toEqual(['ann']);
    expect(await ids(orderBy('n', 'desc'), endBefore(2))).toEqual(['dan']);
    expect(await ids(orderBy('n'), orderBy(documentId()), startAfter(2, 'ben'))).toEqual(['cat', 'dan']);
    expect(await ids(orderBy('n', 'desc'), orderBy(documentId(), 'desc'), startAt(2, 'ben'), limit(1))).toEqual([
      'ben',
    ]);
    expect(await ids(orderBy(documentId()), startAfter('cat'))).toEqual(['dan', 'eve']);
    const [, second] = (await getDocs(query(target, orderBy('n')))).docs;
    expect(await ids(orderBy('n'), startAfter(second!))).toEqual(['cat', 'dan']);
    expect(await ids(where('n', '>', 1), orderBy('n'), startAfter(second!), limit(1))).toEqual(['cat']);
  });

  test('limitToLast reads from the end', async () => {
    const { ids } = await testBed.fill(people);
    expect(await ids(orderBy('n'), limitToLast(2))).toEqual(['cat', 'dan']);
    expect(await ids(orderBy('n'), endBefore(3), limitToLast(2))).toEqual(['ben', 'cat']);
  });

  test('documents can be ordered and compared by name', async () => {
    const { ids } = await testBed.fill(people);
    expect(await ids(where(documentId(), '==', 'ben'))).toEqual(['ben']);
    expect(await ids(where(documentId(), 'in', ['dan', 'ann', 'nobody']))).toEqual(['ann', 'dan']);
    expect(await ids(where(documentId(), '>', 'ben'), where(documentId(), '<=', 'dan'))).toEqual(['cat', 'dan']);
    expect(await ids(where(documentId(), '>', 'ann'), where('g', '==', 'x'))).toEqual(['ben']);
  });

  test('pages through a composite index without gaps or repeats', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `d${String(index).padStart(2, '0')}`,
        { kind: index % 2 ? 'odd' : 'even', n: index % 7, tags: ['t'] },
      ]),
    );
    const { ids, target } = await testBed.fill(documents, 'indexed');
    const expected = await ids(where('kind', '==', 'even'), orderBy('n', 'desc'));
    expect(expected).toHaveLength(30);
    const seen: string[] = [];
    let last: QueryConstraint[] = [];
    for (;;) {
      const { docs } = await getDocs(
        query(target, where('kind', '==', 'even'), orderBy('n', 'desc'), ...last, limit(7)),
      );
      if (docs.length === 0) break;
      seen.push(...docs.map((item) => item.id));
      last = [startAfter(docs.at(-1)!)];
    }
    expect(seen).toEqual(expected);
    expect(await ids(where('kind', 'in', ['even', 'odd']), orderBy('n', 'desc'), limit(3))).toEqual([
      'd55',
      'd48',
      'd41',
    ]);
    expect(await ids(where('tags', 'array-contains', 't'), where('n', '<', 1), limit(2))).toEqual(['d00', 'd07']);
  });
});
