import {
  average,
  count,
  documentId,
  getAggregate,
  getCount,
  limit,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore/lite';
import { startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';

let testBed: QueryTestBed;
beforeAll(async () => {
  testBed = await startQueryTestBed();
});
afterAll(() => testBed.stop());

describe('aggregations', () => {
  test('count, sum and average', async () => {
    const { target } = await testBed.fill({
      a: { n: 1, m: 1.5 },
      b: { n: 2, m: 'text' },
      c: { n: 3 },
      d: { n: 'x', m: 2 },
    });
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
    const { target } = await testBed.fill({ a: {}, b: {} });
    for (const id of ['a', 'b'])
      testBed.firestore.admin.set(`${target.path}/${id}`, { n: { integerValue: '9223372036854775807' } });
    expect((await getAggregate(target, { s: sum('n') })).data()).toEqual({ s: 2 ** 64 });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const answer = await testBed.send(`${parent}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: target.id }] },
        aggregations: [{ alias: 'c', count: { upTo: '1' } }],
      },
    });
    expect(answer.body).toMatchObject([{ result: { aggregateFields: { c: { integerValue: '1' } } } }]);
  });

  test('limit and offset count only documents with every aggregated field', async () => {
    const { target } = await testBed.fill({ a: { n: 1 }, b: { n: 2, m: 5 }, c: { n: 3, m: 7 } });
    const first = query(target, orderBy('n'), limit(1));
    expect((await getAggregate(first, { m: sum('m'), c: count() })).data()).toEqual({ m: 5, c: 1 });
  });

  test('sums with a projection, or after __name__, are refused', async () => {
    const { target } = await testBed.fill({ a: { n: 1 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const select = { fields: [{ fieldPath: 'n' }] };
    const answer = await testBed.send(`${parent}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: target.id }], select },
        aggregations: [{ alias: 's', sum: { field: { fieldPath: 'n' } } }],
      },
    });
    expect(answer.status).toBe(400);
    const named = query(target, where(documentId(), '==', 'a'));
    await expect(getAggregate(named, { s: sum('n') })).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await getAggregate(named, { c: count() })).data()).toEqual({ c: 1 });
  });
});
