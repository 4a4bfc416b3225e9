/** A request to documents that Firestore's protocol does not know: what follows `documents` in its address, and its body. */
export type MalformedOperation = { operation: string; body: string | Uint8Array };

const PROJECT = '{project}';
const root = () => `projects/${PROJECT}/databases/(default)/documents`;
const update = (value: unknown) => ({ writes: [{ update: { name: `${root()}/a/b`, fields: { f: value } } }] });
const write = (more: object) => ({ writes: [{ update: { name: `${root()}/a/b`, fields: {} }, ...more }] });
const named = (name: unknown) => ({ writes: [{ update: { name, fields: {} } }] });
const ask = (more: object) => ({ structuredQuery: { from: [{ collectionId: 'a' }], ...more } });
const filter = (content: object) => ask({ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' }, ...content } } });
const nest = (depth: number): unknown => (depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nest(depth - 1) } } });
const times = (count: number, item: unknown) => Array.from({ length: count }, () => item);

/** Operation, and the body as it is, as what it is made of, or made later. */
const requests: [string, unknown][] = [
  [':commit', ''], [':commit', '{'], [':commit', '[]'], [':commit', 'null'], [':commit', '"text"'], [':commit', '1'], [':commit', 'nullnull'], [':commit', '{"writes":[}'],
  [':commit', new Uint8Array([0xff, 0xfe, 0])], [':commit', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])], [':commit', '['.repeat(100_000)], [':commit', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  [':commit', { writes: 1 }], [':commit', { writes: {} }], [':commit', { writes: [null] }], [':commit', { writes: ['x'] }], [':commit', { writes: [{}] }], [':commit', { writes: [[]] }],
  [':commit', { writes: times(501, {}) }], [':commit', { transaction: 'abc' }], [':commit', { structuredQuery: {} }], [':commit', { writes: [], __proto: 1 }], [':batchGet', { documents: [], nothing: 1 }], [':runQuery', { ...ask({}), explain: true }], [':commit', { writes: [{ update: null }] }], [':commit', { writes: [{ update: 'x' }] }],
  [':commit', () => ({ writes: [{ update: { name: `${root()}/a/b` }, delete: `${root()}/a/b` }] })],
  ...[undefined, null, 1, '', 'a/b', '/a/b', 'projects/other/databases/(default)/documents/a/b', {}].map((name): [string, unknown] => [':commit', named(name)]),
  ...['', '/', '/a', '/a/', '/a//b', '/a/b/c', '/a/.', '/a/..', '/../b', '/a/__x__', '/__a__/b', '/a/\0', '/a/\ud800', `/a/${'i'.repeat(1501)}`, `/a/${'é'.repeat(800)}`, '/abcdefghi'.repeat(800)].map((path): [string, unknown] => [':commit', () => named(root() + path)]),
  ...[null, 1, 'x', [], {}, { unknownValue: 1 }, { stringValue: 'a', integerValue: '1' }, { stringValue: 1 }, { stringValue: null }, { booleanValue: 'true' }, { integerValue: 'x' }, { integerValue: 1.5 }, { integerValue: '9223372036854775808' }, { integerValue: '1'.repeat(5000) },
    { integerValue: true }, { doubleValue: 'x' }, { doubleValue: null }, { doubleValue: {} }, { timestampValue: 'today' }, { timestampValue: '2026-13-01T00:00:00Z' }, { timestampValue: '0000-01-01T00:00:00Z' }, { timestampValue: '10000-01-01T00:00:00Z' }, { timestampValue: 1 }, { timestampValue: { seconds: 1e20 } },
    { timestampValue: { seconds: 1, nanos: -1 } }, { bytesValue: '***' }, { bytesValue: 1 }, { referenceValue: 'x' }, { referenceValue: 1 }, { geoPointValue: 1 }, { geoPointValue: { latitude: 91 } }, { geoPointValue: { latitude: 'x' } }, { geoPointValue: { longitude: -181 } }, { arrayValue: 1 }, { arrayValue: [] },
    { arrayValue: { values: {} } }, { arrayValue: { values: [null] } }, { arrayValue: { values: [{ arrayValue: {} }] } }, { mapValue: 1 }, { mapValue: { fields: [] } }, { mapValue: { fields: { '': { nullValue: null } } } }, { mapValue: { fields: { __x__: { nullValue: null } } } },
    { mapValue: { fields: { ['n'.repeat(1501)]: { nullValue: null } } } }, { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }, { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [{ stringValue: 'x' }] } } } } },
    { nullValue: 'x' }, nest(25), nest(190)].map((value): [string, unknown] => [':commit', () => update(value)]),
  [':commit', () => ({ writes: [{ update: { name: `${root()}/a/b`, fields: { __proto: { nullValue: null }, ...(JSON.parse('{"__proto__":{"nullValue":null}}') as object) } } }] })],
  [':commit', () => `{"writes":[{"update":{"name":"${root()}/a/b","fields":{"__proto__":{"stringValue":"x"}}}}]}`],
  ...[1, [], 'a', { fieldPaths: 'a' }, { fieldPaths: [1] }, { fieldPaths: [''] }, { fieldPaths: ['a..b'] }, { fieldPaths: ['a.'] }, { fieldPaths: ['.a'] }, { fieldPaths: ['a b'] }, { fieldPaths: ['`a'] }, { fieldPaths: ['`a`b'] }, { fieldPaths: ['__name__'] }, { fieldPaths: ['__x__.a'] }, { fieldPaths: ['x'.repeat(2000)] }]
    .map((updateMask): [string, unknown] => [':commit', () => write({ updateMask })]),
  ...[1, [], { exists: 'yes' }, { exists: true, updateTime: '2026-01-01T00:00:00Z' }, { updateTime: 'x' }, { updateTime: 5 }].map((currentDocument): [string, unknown] => [':commit', () => write({ currentDocument })]),
  ...[1, {}, [1], [{}], [{ fieldPath: 'a' }], [{ fieldPath: 'a', increment: { stringValue: 'x' } }], [{ fieldPath: 'a', increment: 1 }], [{ fieldPath: '__name__', increment: { integerValue: 1 } }], [{ fieldPath: 'a', setToServerValue: 'NOW' }], [{ fieldPath: 'a', appendMissingElements: 1 }],
    [{ fieldPath: 'a', appendMissingElements: { values: [{ arrayValue: {} }] } }], [{ fieldPath: 'a', removeAllFromArray: { values: 1 } }], [{ fieldPath: 'a', increment: { integerValue: 1 }, minimum: { integerValue: 1 } }], [{ fieldPath: times(30, 'a').join('.'), increment: { integerValue: 1 } }],
    times(501, { fieldPath: 'a', increment: { integerValue: 1 } })].map((updateTransforms): [string, unknown] => [':commit', () => write({ updateTransforms })]),
  [':batchGet', {}], [':batchGet', { documents: 'x' }], [':batchGet', { documents: [1] }], [':batchGet', { documents: ['a/b'] }], [':batchGet', { documents: times(1001, 'x') }], [':batchGet', () => ({ documents: [`${root()}/a/b`], mask: 1 })], [':batchGet', { documents: [], transaction: 'x' }], [':batchGet', { documents: [], readTime: 'x' }],
  ['/a/b:batchGet', { documents: [] }], ['/a/b:commit', { writes: [] }],
  [':runQuery', {}], [':runQuery', { structuredQuery: 1 }], [':runQuery', { structuredQuery: {} }], [':runQuery', ask({ from: [] })], [':runQuery', ask({ from: [{ collectionId: 'a' }, { collectionId: 'b' }] })], [':runQuery', ask({ from: [{}] })], [':runQuery', ask({ from: [{ collectionId: 'a/b' }] })], [':runQuery', ask({ from: [{ collectionId: '__a__' }] })],
  [':runQuery', ask({ from: [{ collectionId: 'a', allDescendants: 1 }] })], ['/a:runQuery', ask({})], ['/a/b/c:runQuery', ask({})], [':runQuery', ask({ findNearest: {} })],
  ...[-1, 1.5, 'x', 2 ** 31, { value: -1 }].flatMap((count): [string, unknown][] => [[':runQuery', ask({ limit: count })], [':runQuery', ask({ offset: count })]]),
  ...[1, {}, [1], [{}], [{ field: {} }], [{ field: { fieldPath: 'a' }, direction: 'UP' }]].map((orderBy): [string, unknown] => [':runQuery', ask({ orderBy })]),
  ...[1, {}, { values: 1 }, { values: [] }, { values: [1] }, { values: [{ integerValue: 1 }], before: 'x' }, { values: [{ integerValue: 1 }, { integerValue: 1 }] }, { values: [{ integerValue: 1 }] }].map((startAt): [string, unknown] => [':runQuery', ask({ startAt })]),
  ...[1, [], {}, { fieldFilter: 1 }, { otherFilter: {} }, { fieldFilter: {}, unaryFilter: {} }, { unaryFilter: { op: 'IS_ODD', field: { fieldPath: 'a' } } }, { compositeFilter: { op: 'XOR', filters: [] } }, { compositeFilter: { op: 'AND', filters: [] } }, { compositeFilter: { op: 'AND', filters: times(101, {}) } }].map((where): [string, unknown] => [':runQuery', ask({ where })]),
  ...[{ field: 1 }, { field: {} }, { op: 'LIKE' }, { value: undefined }, { value: { x: 1 } }, { op: 'IN', value: { integerValue: '1' } }, { op: 'IN', value: { arrayValue: {} } }, { op: 'IN', value: { arrayValue: { values: times(31, { integerValue: '1' }) } } }, { op: 'NOT_IN', value: { arrayValue: { values: times(11, { integerValue: '1' }) } } },
    { field: { fieldPath: '__name__' } }, { field: { fieldPath: '__name__' }, op: 'ARRAY_CONTAINS' }].map((content): [string, unknown] => [':runQuery', filter(content)]),
  [':runQuery', ask({ where: { compositeFilter: { op: 'OR', filters: times(31, { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'a' } } }) } } })], [':runQuery', ask({ select: 1 })], [':runQuery', ask({ select: { fields: 1 } })], [':runQuery', ask({ select: { fields: [{ fieldPath: '' }] } })],
  [':runAggregationQuery', {}], [':runAggregationQuery', { structuredAggregationQuery: {} }],
  ...[1, [], [1], [{}], [{ count: 1 }], [{ count: {}, sum: {} }], [{ sum: {} }], [{ sum: { field: { fieldPath: '__name__' } } }], [{ count: { upTo: -1 } }], [{ count: { upTo: 'x' } }], [{ alias: '', count: {} }], times(6, { count: {} }), times(2, { alias: 'a', count: {} })]
    .map((aggregations): [string, unknown] => [':runAggregationQuery', { structuredAggregationQuery: { ...ask({}), aggregations } }]),
  ['', {}], [':', {}], [':runEverything', {}], ['/a/b', {}], [':commit:commit', {}], ['/%zz:commit', {}], ['/a%2Fb:runQuery', ask({})], ['//:runQuery', ask({})], ['/%ff:runQuery', ask({})],
];

/** Requests to the documents of a project, every one of which breaks the protocol, whoever sends it. */
export function malformedOperations(projectId: string): MalformedOperation[] {
  return requests.map(([operation, given]) => {
    const body: unknown = typeof given === 'function' ? (given as () => unknown)() : given;
    if (body instanceof Uint8Array) return { operation, body };
    return { operation, body: (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(PROJECT, projectId) };
  });
}
