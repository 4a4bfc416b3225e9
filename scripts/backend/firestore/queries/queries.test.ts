import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  GeoPoint,
  getAggregate,
  getCount,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  Timestamp,
  where,
  type Firestore,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';

let bed: DocumentTestBed;
let db: Firestore;
let collections = 0;

beforeAll(async () => {
  bed = await startDocumentTestBed({
    indexes: {
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
    },
  });
  db = await bed.sdk();
});
afterAll(() => bed.stop());

/** Fills a new collection, by default without composite indexes. Resolves to functions that list the ids of a query. */
async function filled(documents: Record<string, object>, name = `c${(collections += 1)}`) {
  const target = collection(db, `spaces/s${(collections += 1)}/${name}`);
  await Promise.all(Object.entries(documents).map(([id, data]) => setDoc(doc(target, id), data)));
  const ids = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(target, ...constraints))).docs.map((item) => item.id);
  const idsWhere = async (
    filter: QueryCompositeFilterConstraint,
    ...rest: (ReturnType<typeof orderBy> | ReturnType<typeof limit>)[]
  ) => (await getDocs(query(target, filter, ...rest))).docs.map((item) => item.id);
  return { target, ids, idsWhere };
}

const mixed = {
  nothing: { v: null },
  no: { v: false },
  yes: { v: true },
  nan: { v: NaN },
  less: { v: -1 },
  zero: { v: 0 },
  half: { v: 0.5 },
  one: { v: 1 },
  more: { v: 2 },
  time: { v: new Timestamp(1, 0) },
  text: { v: 'a' },
  texts: { v: 'b' },
  place: { v: new GeoPoint(1, 1) },
  list: { v: [1] },
  map: { v: { a: 1 } },
  missing: { w: 1 },
};

describe('comparisons', () => {
  test('match only values of the same type', async () => {
    const { ids } = await filled(mixed);
    expect(await ids(where('v', '<', 1))).toEqual(['nan', 'less', 'zero', 'half']);
    expect(await ids(where('v', '<=', 1))).toEqual(['nan', 'less', 'zero', 'half', 'one']);
    expect(await ids(where('v', '>', 0))).toEqual(['half', 'one', 'more']);
    expect(await ids(where('v', '>=', 0), where('v', '<', 2))).toEqual(['zero', 'half', 'one']);
    expect(await ids(where('v', '>', 'a'))).toEqual(['texts']);
    expect(await ids(where('v', '<', 'z'))).toEqual(['text', 'texts']);
    expect(await ids(where('v', '>=', new Timestamp(0, 0)))).toEqual(['time']);
    expect(await ids(where('v', '>=', false))).toEqual(['no', 'yes']);
    expect(await ids(where('v', '>', [0]))).toEqual(['list']);
    expect(await ids(where('v', '>', {}))).toEqual(['map']);
  });

  test('by == match null, NaN, integers and doubles', async () => {
    const { ids } = await filled(mixed);
    expect(await ids(where('v', '==', null))).toEqual(['nothing']);
    expect(await ids(where('v', '==', NaN))).toEqual(['nan']);
    expect(await ids(where('v', '==', 1))).toEqual(['one']);
    expect(await ids(where('v', '==', [1]))).toEqual(['list']);
    expect(await ids(where('v', '==', { a: 1 }))).toEqual(['map']);
    expect(await ids(where('v', '==', 'nothing'))).toEqual([]);
  });

  test('by != and not-in skip null and missing fields', async () => {
    const { ids } = await filled({
      nothing: { v: null },
      one: { v: 1 },
      two: { v: 2 },
      text: { v: 'a' },
      nan: { v: NaN },
      missing: { w: 1 },
    });
    expect(await ids(where('v', '!=', 1))).toEqual(['nan', 'two', 'text']);
    expect(await ids(where('v', '!=', null))).toEqual(['nan', 'one', 'two', 'text']);
    expect(await ids(where('v', '!=', NaN))).toEqual(['one', 'two', 'text']);
    expect(await ids(where('v', 'not-in', [1, 'a']))).toEqual(['nan', 'two']);
    expect(await ids(where('v', 'not-in', [1, null]))).toEqual([]);
    expect(await ids(where('v', 'not-in', [NaN, 1]))).toEqual(['two', 'text']);
  });

  test('by in and the array operators', async () => {
    const { ids } = await filled({
      a: { v: 1, t: ['x', 'y'] },
      b: { v: 2, t: ['y'] },
      c: { v: 3, t: [['no'].length, 'z'] },
      d: { v: null, t: 'x' },
    });
    expect(await ids(where('v', 'in', [3, 1, 1, 99]))).toEqual(['a', 'c']);
    expect(await ids(where('v', 'in', [null, 2]))).toEqual(['b']);
    expect(await ids(where('t', 'array-contains', 'y'))).toEqual(['a', 'b']);
    expect(await ids(where('t', 'array-contains', 1))).toEqual(['c']);
    expect(await ids(where('t', 'array-contains-any', ['x', 'z']))).toEqual(['a', 'c']);
    expect(await ids(where('t', 'array-contains-any', ['x', 'y']), where('v', 'in', [1, 2]))).toEqual(['a', 'b']);
    expect(await ids(where('t', 'array-contains', 'y'), where('v', '==', 2))).toEqual(['b']);
  });

  test('distinguish long texts with the same start', async () => {
    const long = 'x'.repeat(2000);
    const { ids } = await filled({ c: { v: `${long}a` }, b: { v: `${long}b` }, a: { v: `${long}c` } });
    expect(await ids(where('v', '==', `${long}b`))).toEqual(['b']);
    expect(await ids(where('v', '>', `${long}a`))).toEqual(['b', 'a']);
    expect(await ids(where('v', '<', `${long}c`))).toEqual(['c', 'b']);
    expect(await ids(where('v', '!=', `${long}a`))).toEqual(['b', 'a']);
    expect(await ids(orderBy('v'), startAfter(`${long}b`))).toEqual(['a']);
    expect(await ids(orderBy('v', 'desc'), startAt(`${long}b`), limit(1))).toEqual(['b']);
  });

  test('work on nested and quoted field names', async () => {
    const { ids } = await filled({ a: { m: { 'odd.name`': 1, deep: { x: 1 } } }, b: { m: { deep: { x: 2 } } } });
    expect(await ids(where('m.deep.x', '>', 1))).toEqual(['b']);
    expect(await ids(orderBy('m.deep.x', 'desc'))).toEqual(['b', 'a']);
  });
});

describe('and, or', () => {
  test('nest', async () => {
    const { idsWhere } = await filled({ a: { x: 1, y: 1 }, b: { x: 1, y: 2 }, c: { x: 2, y: 1 }, d: { x: 3, y: 3 } });
    expect(await idsWhere(or(where('x', '==', 2), where('y', '==', 2)))).toEqual(['b', 'c']);
    expect(await idsWhere(or(and(where('x', '==', 1), where('y', '==', 1)), where('x', '==', 3)))).toEqual(['a', 'd']);
    expect(
      await idsWhere(and(or(where('x', '==', 1), where('x', '==', 2)), or(where('y', '==', 1), where('y', '==', 3)))),
    ).toEqual(['a', 'c']);
    expect(await idsWhere(or(where('x', '==', 2), where('x', '==', 1)), limit(2))).toEqual(['a', 'b']);
    expect(await idsWhere(or(where('x', 'in', [1, 2]), where('y', '==', 1)), limit(9))).toEqual(['a', 'b', 'c']);
  });

  test('refuse more than 30 alternatives', async () => {
    const { ids } = await filled({ a: { x: 1 } });
    const six = [1, 2, 3, 4, 5, 6];
    expect(await ids(where('x', 'in', six), where('y', 'in', six.slice(1)))).toEqual([]);
    await expect(ids(where('x', 'in', six), where('y', 'in', six))).rejects.toThrow('30 alternatives');
  });
});

describe('order and cursors', () => {
  const people = {
    ann: { n: 1, g: 'x' },
    ben: { n: 2, g: 'x' },
    cat: { n: 2, g: 'y' },
    dan: { n: 3, g: 'y' },
    eve: { g: 'y' },
  };

  test('is documented order across types; a document without the field is excluded', async () => {
    const { ids } = await filled(mixed);
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
    const { ids } = await filled(people);
    expect(await ids(orderBy('n'))).toEqual(['ann', 'ben', 'cat', 'dan']);
    expect(await ids(orderBy('n', 'desc'))).toEqual(['dan', 'cat', 'ben', 'ann']);
    expect(await ids(orderBy(documentId(), 'desc'), limit(2))).toEqual(['eve', 'dan']);
  });

  test('cursors cut before and after, with one value or with the name', async () => {
    const { ids, target } = await filled(people);
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
    const { ids } = await filled(people);
    expect(await ids(orderBy('n'), limitToLast(2))).toEqual(['cat', 'dan']);
    expect(await ids(orderBy('n'), endBefore(3), limitToLast(2))).toEqual(['ben', 'cat']);
  });

  test('by the name of the document, alone and compared', async () => {
    const { ids } = await filled(people);
    expect(await ids(where(documentId(), '==', 'ben'))).toEqual(['ben']);
    expect(await ids(where(documentId(), 'in', ['dan', 'ann', 'nobody']))).toEqual(['ann', 'dan']);
    expect(await ids(where(documentId(), '>', 'ben'), where(documentId(), '<=', 'dan'))).toEqual(['cat', 'dan']);
    expect(await ids(where(documentId(), '>', 'ann'), where('g', '==', 'x'))).toEqual(['ben']);
  });

  test('pages through a composite index without gaps or repeats', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `d${String(at).padStart(2, '0')}`,
        { kind: at % 2 ? 'odd' : 'even', n: at % 7, tags: ['t'] },
      ]),
    );
    const { ids, target } = await filled(documents, 'indexed');
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

describe('collection groups', () => {
  test('search all collections of a name, also below a document', async () => {
    const paths = ['a/1/parts/x', 'a/1/parts/y', 'a-/1/parts/x', 'a/2/deep/3/parts/z'];
    for (const [n, path] of paths.entries()) await setDoc(doc(db, path), { n, hidden: 1 });
    const list = async (...constraints: QueryConstraint[]) =>
      (await getDocs(query(collectionGroup(db, 'parts'), ...constraints))).docs.map((item) => item.ref.path);
    expect(await list()).toEqual(['a/1/parts/x', 'a/1/parts/y', 'a/2/deep/3/parts/z', 'a-/1/parts/x']);
    expect(await list(where('n', '>', 1))).toEqual(['a-/1/parts/x', 'a/2/deep/3/parts/z']);
    expect(await list(orderBy(documentId()), startAfter('a/1/parts/y'))).toEqual([
      'a/2/deep/3/parts/z',
      'a-/1/parts/x',
    ]);
    const below = await bed.send('/a/1:runQuery', {
      structuredQuery: { from: [{ collectionId: 'parts', allDescendants: true }] },
    });
    expect((below.body as unknown[]).length).toBe(2);
  });
});

describe('aggregations', () => {
  test('count, sum and average', async () => {
    const { target } = await filled({ a: { n: 1, m: 1.5 }, b: { n: 2, m: 'text' }, c: { n: 3 }, d: { n: 'x', m: 2 } });
    expect((await getCount(target)).data()).toEqual({ count: 4 });
    expect((await getCount(query(target, where('n', '>', 1), limit(1)))).data()).toEqual({ count: 1 });
    expect((await getAggregate(target, { s: sum('n'), a: average('n'), c: count() })).data()).toEqual({
      s: 6,
      a: 2,
      c: 4,
    });
    expect((await getAggregate(target, { s: sum('n'), m: sum('m'), c: count() })).data()).toEqual({
      s: 3,
      m: 3.5,
      c: 3,
    });
    expect((await getAggregate(query(target, where('n', '==', 99)), { s: sum('n'), a: average('n') })).data()).toEqual({
      s: 0,
      a: null,
    });
  });

  test('sums beyond 64 bits become doubles, upTo limits the count', async () => {
    const { target } = await filled({ a: {}, b: {} });
    for (const id of ['a', 'b'])
      bed.firestore.admin.set(`${target.path}/${id}`, { n: { integerValue: '9223372036854775807' } });
    expect((await getAggregate(target, { s: sum('n') })).data()).toEqual({ s: 2 ** 64 });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const answer = await bed.send(`${parent}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: target.id }] },
        aggregations: [{ alias: 'c', count: { upTo: '1' } }],
      },
    });
    expect(answer.body).toMatchObject([{ result: { aggregateFields: { c: { integerValue: '1' } } } }]);
  });
});

describe('plain clients', () => {
  test('select and offset', async () => {
    const { target } = await filled({ a: { n: 1, m: { x: 1, y: 2 } }, b: { n: 2 }, c: { n: 3 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const ask = async (more: object) =>
      (await bed.send(`${parent}:runQuery`, { structuredQuery: { from: [{ collectionId: target.id }], ...more } }))
        .body as { document?: { fields: object } }[];
    expect((await ask({ select: { fields: [{ fieldPath: 'm.x' }] }, limit: 1 }))[0]?.document?.fields).toEqual({
      m: { mapValue: { fields: { x: { integerValue: '1' } } } },
    });
    expect(
      (await ask({ select: { fields: [{ fieldPath: '__name__' }] }, limit: { value: 1 } }))[0]?.document?.fields,
    ).toEqual({});
    expect(await ask({ offset: 2 })).toHaveLength(1);
    expect((await ask({ offset: 5 }))[0]).not.toHaveProperty('document');
  });
});
