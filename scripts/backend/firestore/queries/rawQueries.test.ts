import { documentId, or, where } from 'firebase/firestore/lite';
import { startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';

let testBed: QueryTestBed;
beforeAll(async () => {
  testBed = await startQueryTestBed();
});
afterAll(() => testBed.stop());

describe('queries that the SDK does not send', () => {
  test('select and offset', async () => {
    const { target } = await testBed.fill({ a: { n: 1, m: { x: 1, y: 2 } }, b: { n: 2 }, c: { n: 3 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const ask = async (more: object) =>
      (await testBed.send(`${parent}:runQuery`, { structuredQuery: { from: [{ collectionId: target.id }], ...more } }))
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

  test('cursors have at most one value for each order that the query names', async () => {
    const { target } = await testBed.fill({ a: { n: 1 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const endAt = {
      values: [{ referenceValue: `projects/${testBed.projectId}/databases/(default)/documents/${target.path}/a` }],
    };
    const answer = await testBed.send(`${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: target.id }], endAt },
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(/too many values/)]);
  });

  test('an equality on __name__ beside an inequality is refused in any alternative', async () => {
    const { idsWhere } = await testBed.fill({ a: { n: 1 } });
    const filters = or(where(documentId(), '==', 'a'), where('n', '>', 0));
    await expect(idsWhere(filters)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('alternatives that nothing meets are bounded too', async () => {
    const { target } = await testBed.fill({ a: { n: 1 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const among = (times: number) => {
      const values = [...Array.from({ length: times }, () => ({ nullValue: null })), { integerValue: '1' }];
      return { fieldFilter: { field: { fieldPath: 'n' }, op: 'IN', value: { arrayValue: { values } } } };
    };
    const ask = async (...filters: object[]) => {
      const structuredQuery = {
        from: [{ collectionId: target.id }],
        where: { compositeFilter: { op: 'AND', filters } },
      };
      return (await testBed.send(`${parent}:runQuery`, { structuredQuery })).status;
    };
    expect(await ask(among(4), among(4))).toBe(200);
    expect(await ask(among(29), among(29), among(29), among(29))).toBe(400);
  });

  const NULL = { nullValue: null };
  const NAN = { doubleValue: 'NaN' };
  test.each([
    ['EQUAL', NULL],
    ['NOT_EQUAL', NULL],
    ['LESS_THAN_OR_EQUAL', NULL],
    ['GREATER_THAN_OR_EQUAL', NAN],
    ['ARRAY_CONTAINS', NULL],
    ['NOT_IN', { arrayValue: { values: [NULL] } }],
  ])('%s with %j is met by nothing, and orders nothing', async (op, value) => {
    const { target, ids } = await testBed.fill({ a: { n: null }, b: { n: NaN }, c: { n: 1 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const ask = async (filter: object) => {
      const orderBy = [{ field: { fieldPath: '__name__' } }];
      const structuredQuery = { from: [{ collectionId: target.id }], where: filter, orderBy };
      const { status, body } = await testBed.send(`${parent}:runQuery`, { structuredQuery });
      return [status, (body as { document?: unknown }[]).filter(({ document }) => document !== undefined).length];
    };
    const never = { fieldFilter: { field: { fieldPath: 'n' }, op, value } };
    expect(await ask(never)).toEqual([200, 0]);
    const more = { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } } };
    expect(await ask({ compositeFilter: { op: 'AND', filters: [never, more] } })).toEqual([400, 0]);
    // The SDK sends IS_NULL.
    expect(await ids(where('n', '==', null))).toEqual(['a']);
  });

  test('a query has at most one "!="', async () => {
    const not = (fieldPath: string) => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NOT_NULL' } });
    const where = { compositeFilter: { op: 'AND', filters: [not('n'), not('m')] } };
    const answer = await testBed.send(':runQuery', { structuredQuery: { from: [{ collectionId: 'k' }], where } });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(/at most one of NOT/)]);
  });
});
