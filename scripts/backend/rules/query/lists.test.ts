import { judgeList } from '../../testing/judgeRules';
import { valueFromPlain } from '../table/tableValues';
import { parseFieldPath } from './fieldPath';

const field = (fieldPath: string, op: string, value: unknown): unknown => ({
  fieldFilter: { field: { fieldPath }, op, value: valueFromPlain(value, new Date(0)) },
});
const unary = (fieldPath: string, op: string): unknown => ({ unaryFilter: { field: { fieldPath }, op } });
const all = (...filters: unknown[]): unknown => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: unknown[]): unknown => ({ compositeFilter: { op: 'OR', filters } });

const published = "resource.data.status == 'published'";
const undecided = /do not decide/;
const unfiltered = /the query has no filter on it/;
const d = 'resource.data';

const cases: [string, unknown, boolean | RegExp][] = [
  // a single == is a value
  [published, field('status', 'EQUAL', 'published'), true],
  [published, field('status', 'EQUAL', 'draft'), false],
  [`${d}.status != 'draft'`, field('status', 'EQUAL', 'published'), true],
  [`${d}.status is string && ${d}.status.size() == 9`, field('status', 'EQUAL', 'published'), true],
  [`${d}.status in ['published', 'review']`, field('status', 'EQUAL', 'published'), true],
  [`${d}.status == null`, unary('status', 'IS_NULL'), true],
  [`math.isNaN(${d}.n)`, unary('n', 'IS_NAN'), true],
  [`${d}.n == 1`, field('n', 'EQUAL', { $double: 1 }), true],
  [`${d}.a.b == 1`, field('a.b', 'EQUAL', 1), true],
  [`${d}['a']['b'] == 1`, field('a.b', 'EQUAL', 1), true],
  [`${d}.get('status', 'none') == 'published'`, field('status', 'EQUAL', 'published'), true],
  [`'status' in ${d}`, field('status', 'EQUAL', 'published'), true],
  [`${d}.a == {'b': 1}`, field('a', 'EQUAL', { b: 1 }), true],
  // reading an unfiltered field is an error
  [published, null, unfiltered],
  [published, field('level', 'EQUAL', 1), unfiltered],
  [`!(${published})`, null, unfiltered],
  [`${d}.a.c == 1`, field('a.b', 'EQUAL', 1), unfiltered],
  [`'status' in ${d}`, null, unfiltered],
  [`!('status' in ${d})`, null, unfiltered],
  [`${d}.get('status', 'published') == 'published'`, null, unfiltered],
  [`${d}.keys().hasAny(['status'])`, field('status', 'EQUAL', 1), /whole map/],
  [`${d}.diff({}).affectedKeys().size() == 0`, null, /whole map/],
  [`{}.diff(${d}).affectedKeys().size() == 0`, null, /does not know/],
  [`${d} == {}`, null, /whole map/],
  [`${d} != {}`, null, /whole map/],
  [`[${d}] != [{}]`, null, /does not know/],
  [`{'a': ${d}.n}.a != 1`, field('n', 'GREATER_THAN', 5), /does not know/],
  [`${d} != null && resource != null`, null, true],
  [`resource == null`, null, false],
  // or, in, array-contains-any: every alternative must be allowed
  [published, field('status', 'IN', ['published']), true],
  [published, field('status', 'IN', ['published', 'draft']), false],
  [published, field('status', 'IN', ['published', null]), false],
  [`${d}.status in ['published', 'review']`, field('status', 'IN', ['published', 'review']), true],
  [
    `${published} || ${d}.owner == 'u1'`,
    any(field('status', 'EQUAL', 'published'), field('owner', 'EQUAL', 'u1')),
    true,
  ],
  [
    `${published} || ${d}.owner == 'u1'`,
    any(field('status', 'EQUAL', 'published'), field('owner', 'EQUAL', 'u2')),
    unfiltered,
  ],
  [published, all(field('status', 'EQUAL', 'published'), any(field('a', 'EQUAL', 1), field('b', 'EQUAL', 2))), true],
  [`${d}.tags.hasAny(['a', 'b'])`, field('tags', 'ARRAY_CONTAINS_ANY', ['a', 'b']), true],
  [`${d}.tags.hasAny(['a'])`, field('tags', 'ARRAY_CONTAINS_ANY', ['a', 'b']), undecided],
  [published, field('status', 'IN', []), /can match nothing/],
  [
    published,
    all(field('status', 'EQUAL', 'published'), field('a', 'IN', [1, 2, 3, 4, 5, 6]), field('b', 'IN', [1, 2, 3, 4, 5])),
    true,
  ],
  [
    published,
    all(
      field('status', 'EQUAL', 'published'),
      field('a', 'IN', [1, 2, 3, 4, 5, 6, 7, 8]),
      field('b', 'IN', [1, 2, 3, 4]),
    ),
    /more than 30/,
  ],
  // ranges
  [`${d}.n > 5`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n > 4.5`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n >= 5`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n > 5`, field('n', 'GREATER_THAN_OR_EQUAL', 5), undecided],
  [`${d}.n > 4`, field('n', 'GREATER_THAN_OR_EQUAL', 5), true],
  [`5 < ${d}.n`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n < 10 && ${d}.n <= 9`, field('n', 'LESS_THAN', 9), true],
  [`${d}.n <= 8`, field('n', 'LESS_THAN', 9), undecided],
  [`${d}.n < 9`, field('n', 'LESS_THAN_OR_EQUAL', 9), undecided],
  [`${d}.n < 5`, field('n', 'GREATER_THAN', 5), undecided],
  [`!(${d}.n < 5)`, field('n', 'GREATER_THAN', 5), undecided],
  [`${d}.n != 5`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n != 6`, field('n', 'GREATER_THAN', 5), undecided],
  [`${d}.n != 'x' && ${d}.n != null`, field('n', 'GREATER_THAN', 5), true],
  [`${d}.n is number`, field('n', 'GREATER_THAN', 5), undecided],
  [`${d}.n is string`, field('n', 'GREATER_THAN_OR_EQUAL', ''), undecided],
  [`${d}.n == 5`, all(field('n', 'GREATER_THAN_OR_EQUAL', 5), field('n', 'LESS_THAN_OR_EQUAL', 5)), true],
  [`${d}.n >= 1 && ${d}.n <= 10`, all(field('n', 'GREATER_THAN', 2), field('n', 'LESS_THAN', 9)), true],
  [`${d}.name >= 'b'`, field('name', 'GREATER_THAN_OR_EQUAL', 'bb'), true],
  [`${d}.name > 1`, field('name', 'GREATER_THAN', 'bb'), undecided],
  [`${d}.at <= request.time`, field('at', 'LESS_THAN', { $timestamp: '2026-01-01T00:00:00Z' }), true],
  [`${d}.at > request.time`, field('at', 'GREATER_THAN', { $timestamp: '2026-01-01T00:00:00Z' }), undecided],
  [`${d}.n + 1 > 5`, field('n', 'GREATER_THAN', 5), /does not work|decide/],
  [`${d}.n > ${d}.m`, all(field('n', 'GREATER_THAN', 5), field('m', 'LESS_THAN', 5)), undecided],
  [`${d}.n == ${d}.n`, field('n', 'GREATER_THAN', 5), undecided],
  // != and not-in
  [`${d}.n != 5`, field('n', 'NOT_EQUAL', 5), true],
  [`${d}.n != null`, field('n', 'NOT_EQUAL', 5), true],
  [`${d}.n != null`, unary('n', 'IS_NOT_NULL'), true],
  [`${d}.n != 6`, field('n', 'NOT_EQUAL', 5), undecided],
  [`${d}.n == 6`, field('n', 'NOT_EQUAL', 5), undecided],
  [`!(${d}.n == 5)`, field('n', 'NOT_EQUAL', 5), undecided],
  [`${d}.n != 1 && ${d}.n != 2`, field('n', 'NOT_IN', [1, 2]), true],
  [`${d}.n != 3`, field('n', 'NOT_IN', [1, 2]), undecided],
  [`${d}.n in [1, 2]`, field('n', 'GREATER_THAN', 0), undecided],
  [`!(${d}.n in [1, 2])`, field('n', 'GREATER_THAN', 5), undecided],
  [`'n' in ${d}`, field('n', 'NOT_EQUAL', 5), true],
  // array-contains
  [`'u1' in ${d}.members`, field('members', 'ARRAY_CONTAINS', 'u1'), true],
  [`'u2' in ${d}.members`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`!('u2' in ${d}.members)`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members.hasAll(['u1'])`, field('members', 'ARRAY_CONTAINS', 'u1'), true],
  [`${d}.members.hasAll(['u1', 'u2'])`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members.hasOnly(['u1'])`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members != null`, field('members', 'ARRAY_CONTAINS', 'u1'), true],
  [`${d}.members is list`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members.size() == 1`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members == ['u1']`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  [`${d}.members[0] == 'u1'`, field('members', 'ARRAY_CONTAINS', 'u1'), undecided],
  // two different == on one field
  [`${d}.n == 1`, all(field('n', 'EQUAL', 1), field('n', 'EQUAL', 2)), true],
  [`${d}.n == 3`, all(field('n', 'EQUAL', 1), field('n', 'EQUAL', 2)), undecided],
  [`${d}.n == 1`, all(field('n', 'EQUAL', 1), field('n', 'GREATER_THAN', 0)), true],
  // the open id
  ["id == 'c1'", null, /leaves "id" open/],
  ["id != 'c1'", null, /leaves "id" open/],
  ["resource.id == 'c1'", null, /leaves the id open/],
  ['resource.__name__ == /a', null, /leaves the id open/],
  ["request.path[4] == 'c1'", null, /leaves the path open/],
  ["id == 'c1' && resource.id == 'c1'", field('__name__', 'EQUAL', { $reference: 'courses/c1' }), true],
  ["id in ['c1', 'c2']", field('__name__', 'IN', [{ $reference: 'courses/c1' }, { $reference: 'courses/c2' }]), true],
  ["id == 'c1'", field('__name__', 'EQUAL', { $reference: 'others/c1' }), /leaves "id" open/],
  ["id == 'c1' || true", null, true],
  ["database == '(default)' && request.method == 'list'", null, true],
  // no document of its own to compare with
  // broken queries
  [
    published,
    { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { stringValue: 'x' } } },
    /unknown operator LIKE/,
  ],
  [published, { nothing: 1 }, /is not a filter/],
];

test.each(cases)('%s with %j gives %s', (condition, where, expected) => {
  const result = judgeList(condition, where);
  if (expected instanceof RegExp) expect(result).toMatch(expected);
  else expect(result).toBe(expected);
});

test('get() and exists() in list rules accept filtered values, the caller and bound wildcards', () => {
  const documents = { 'users/u1': { role: 'x' }, 'teams/t1': { open: true } };
  const auth = { uid: 'u1', token: {} };
  expect(
    judgeList('get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == "x"', null, {
      documents,
      auth,
    }),
  ).toBe(true);
  expect(
    judgeList(
      'get(/databases/$(database)/documents/teams/$(resource.data.team)).data.open',
      field('team', 'EQUAL', 't1'),
      { documents },
    ),
  ).toBe(true);
  expect(
    judgeList('exists(/databases/$(database)/documents/teams/$(resource.data.team))', null, { documents }),
  ).toMatch(unfiltered);
  expect(
    judgeList(
      'exists(/databases/$(database)/documents/teams/$(resource.data.team))',
      field('team', 'GREATER_THAN', 't'),
      { documents },
    ),
  ).toMatch(/does not know/);
  expect(judgeList('exists(/databases/$(database)/documents/courses/$(id))', null, { documents })).toMatch(
    /leaves "id" open/,
  );
});

test('request.query has limit, offset and the fields of orderBy, null when absent', () => {
  const orderBy = [{ field: { fieldPath: 'title' }, direction: 'ASCENDING' }];
  expect(judgeList('request.query.limit <= 10 && request.query.offset == 5', null, { limit: 10, offset: 5 })).toBe(
    true,
  );
  expect(judgeList('request.query.limit <= 10', null, { limit: 11 })).toBe(false);
  expect(judgeList('request.query.limit <= 10', null)).toMatch(/null and int/);
  expect(judgeList("request.query.orderBy == ['title']", null, { orderBy })).toBe(true);
});

test('field paths may be quoted', () => {
  expect(parseFieldPath('a.`b.c`.`d\\`e`')).toEqual(['a', 'b.c', 'd`e']);
  expect(judgeList("resource.data['odd.name'] == 1", field('`odd.name`', 'EQUAL', 1))).toBe(true);
  expect(() => parseFieldPath('a..b')).toThrow(/is not a field path/);
  expect(() => parseFieldPath('')).toThrow(/is not a field path/);
});
