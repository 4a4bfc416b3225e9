import { documentId, or, where } from 'firebase/firestore/lite';
import { startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';

let bed: QueryTestBed;
beforeAll(async () => {
  bed = await startQueryTestBed();
});
afterAll(() => bed.stop());

describe('queries that the SDK does not send', () => {
  test('select and offset', async () => {
    const { target } = await bed.fill({ a: { n: 1, m: { x: 1, y: 2 } }, b: { n: 2 }, c: { n: 3 } });
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

  test('cursors have at most one value for each order that the query names', async () => {
    const { target } = await bed.fill({ a: { n: 1 } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const endAt = {
      values: [{ referenceValue: `projects/${bed.projectId}/databases/(default)/documents/${target.path}/a` }],
    };
    const answer = await bed.send(`${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: target.id }], endAt },
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(/too many values/)]);
  });

  test('an equality on __name__ beside an inequality is refused in any alternative', async () => {
    const { idsWhere } = await bed.fill({ a: { n: 1 } });
    const filters = or(where(documentId(), '==', 'a'), where('n', '>', 0));
    await expect(idsWhere(filters)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('a comparison with null by EQUAL finds nothing: the SDK sends IS_NULL', async () => {
    const { target, ids } = await bed.fill({ a: { n: null } });
    const parent = `/${target.path.split('/').slice(0, 2).join('/')}`;
    const filter = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { nullValue: null } } };
    const answer = await bed.send(`${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: target.id }], where: filter },
    });
    expect(JSON.stringify(answer.body)).not.toContain('"document"');
    expect(await ids(where('n', '==', null))).toEqual(['a']);
  });

  test('a query has at most one "!="', async () => {
    const not = (fieldPath: string) => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NOT_NULL' } });
    const where = { compositeFilter: { op: 'AND', filters: [not('n'), not('m')] } };
    const answer = await bed.send(':runQuery', { structuredQuery: { from: [{ collectionId: 'k' }], where } });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(/at most one of NOT/)]);
  });
});
