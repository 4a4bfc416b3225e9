import { EXPRESSION_REQUEST, judge } from '../../testing/judgeRules';

const holds = [
  "request.method == 'get'",
  "request.auth.uid == 'u1'",
  'request.auth.token.admin == true',
  "request.auth.token.get('missing', 7) == 7",
  "request.auth.token.firebase.sign_in_provider == 'password'",
  'request.time.year() == 2026',
  "!('resource' in request)",
  "resource.id == 'c1'",
  'resource.__name__ == /databases/(default)/documents/courses/c1',
  "id == 'c1'",
  "database == '(default)'",
  'resource.data.ref == /databases/$(database)/documents/users/u1',
  '/courses/$(id) == /courses/c1',
  '/courses/$(1 + 1) == /courses/2',
  '/x/$(/a/b)/y == /x/a/b/y',
  "!('x' in request)",
];

test.each(holds)('%s', (condition) => {
  expect(judge(`${condition}\n`, EXPRESSION_REQUEST)).toBe(true);
});

const failures: [string, RegExp][] = [
  ['resource.data.nope == 1', /"nope" is undefined/],
  ['resource.data.none.x == 1', /a null has no "x"/],
  ['request.resource.data.x == 1', /"resource" is undefined/],
  ['resource.data.title.x == 1', /a string has no "x"/],
  ['resource.data.__proto__ == null', /undefined/],
  ['resource.data.constructor == null', /undefined/],
  ['resource', /not bool/],
  ['request.nope == 1', /undefined/],
  ['request.query.limit <= 10', /undefined/],
];

test.each(failures)('%s fails', (condition, message) => {
  expect(judge(condition, EXPRESSION_REQUEST)).toMatch(message);
});

test('request.auth is null without a caller, and reading from it fails', () => {
  expect(judge('request.auth == null')).toBe(true);
  expect(judge('request.auth.uid != null')).toMatch(/a null has no "uid"/);
  expect(judge('request.auth != null')).toBe(false);
});
