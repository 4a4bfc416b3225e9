import { createAccessBudget, decide, parseRules } from '.';
import type { AccessRequest, Decision, DocumentAccess } from '.';
import {
  documentsOf,
  DOCUMENTS_ROOT,
  judge,
  conditionOutcome,
  requestFor,
  rulesWith,
  TEST_TIME,
} from '../testing/judgeRules';

const noDocuments: DocumentAccess = { get: () => null, getAfter: () => null };

function decideAt(
  rules: string,
  path: string,
  method: AccessRequest['method'] = 'get',
  collectionGroup = false,
): Decision {
  const source = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules} } }`;
  const query = method === 'list' ? { where: null, orderBy: null, limit: null, offset: null, collectionGroup } : null;
  const request: AccessRequest = { ...requestFor(method), path: [...DOCUMENTS_ROOT, ...path.split('/')], query };
  return decide(parseRules(source, 'test.rules'), request, noDocuments, createAccessBudget(10));
}
const allows = (rules: string, path: string, method: AccessRequest['method'] = 'get', group = false): boolean =>
  decideAt(rules, path, method, group).allowed;

describe('match statements that cover a path', () => {
  test.each([
    ['match /a/{x} { allow get; }', 'a/1', true],
    ['match /a/{x} { allow get; }', 'b/1', false],
    ['match /a/{x} { allow get; }', 'a/1/b/2', false],
    ['match /a/{x} { match /b/{y} { allow get: if x == "1" && y == "2"; } }', 'a/1/b/2', true],
    ['match /a/{x} { match /b/{y} { allow get; } }', 'a/1', false],
    ['match /a/{x=**} { allow get: if x == /1/b/2; }', 'a/1/b/2', true],
    ['match /a/{x=**} { allow get; }', 'a/1', true],
    ['match /a/{x}/{rest=**} { allow get: if rest == path("b/2"); }', 'a/1/b/2', true],
    ['match /a/1/{rest=**} { allow get; }', 'a/1', true],
    ['match /{rest=**}/b/{y} { allow get: if y == "2"; }', 'a/1/b/2', true],
    ['match /{rest=**}/b/{y} { allow get; }', 'b/2', true],
    ['match /{rest=**}/b/{y} { allow get; }', 'b/2/c/3', false],
    ['match /{p=**} { match /b/{y} { allow get; } }', 'a/1/b/2', true],
    ['match /a/{x} { allow get: if x is string; }', 'a/1', true],
    ['match /a/{x} { } match /{any=**} { allow get; }', 'a/1', true],
  ])('%s and %s: %s', (rules, path, expected) => {
    expect(allows(rules, path)).toBe(expected);
  });

  test.each([
    ['match /a/{x} { allow list; }', 'a', false, true],
    ['match /a/{x} { allow list; }', 'a/1', false, true],
    ['match /a/1 { allow list; }', 'a', false, false],
    ['match /a/{x} { allow list; }', 'a', true, false],
    ['match /{p=**}/a/{x} { allow list; }', 'a', true, true],
    ['match /{p=**}/a/{x} { allow list: if p == /b; }', 'a', true, false],
    ['match /{p=**}/a/{x} { allow list; }', 'b/1/a', true, true],
    ['match /b/{y}/{p=**}/a/{x} { allow list: if y == "1"; }', 'b/1/a', true, true],
    ['match /{p=**}/a/{x} { allow list; }', 'a', false, true],
    ['match /{p=**} { allow list; }', 'a', true, true],
    ['match /b/{y}/a/{x} { allow list: if y == "1"; }', 'b/1/a', false, true],
  ])('list: %s and %s (group: %s): %s', (rules, path, group, expected) => {
    expect(allows(rules, path, 'list', group)).toBe(expected);
  });
});

test('read and write include their methods, and each method only itself', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
  const granted = (words: string): string[] =>
    methods.filter((method) => allows(`match /a/{x} { allow ${words}; }`, 'a/1', method));
  expect(granted('read')).toEqual(['get', 'list']);
  expect(granted('write')).toEqual(['create', 'update', 'delete']);
  for (const method of methods) expect(granted(method)).toEqual([method]);
  expect(granted('get, delete')).toEqual(['get', 'delete']);
});

test('one allow statement that holds is enough; the reason names it', () => {
  expect(
    decideAt('match /a/{x} { allow get: if x.nope; \n allow get: if false; \n allow get: if true; }', 'a/1'),
  ).toEqual({
    allowed: true,
    reason: 'allowed by test.rules:3',
  });
});

test('a denial names the reason of each statement, or that none covers the request', () => {
  expect(decideAt('match /a/{x} { allow get: if false;\nallow get: if resource.data.x; }', 'a/1').reason).toBe(
    'test.rules:1 is false; test.rules:2 fails at 2:24: a null has no "data"',
  );
  expect(decideAt('match /a/{x} { allow list; }', 'a/1').reason).toBe(
    'no allow statement of test.rules covers get of /databases/(default)/documents/a/1',
  );
});

test('a denial reports the position of the false part, also within a function', () => {
  const rules =
    'function known(x) { return x in\n["b", "c"]; }\nmatch /a/{x} { allow get: if true && known(x)\n&& x == "1"; }';
  expect(decideAt(rules, 'a/1').reason).toBe('test.rules:3 is false at 1:117');
  expect(decideAt(rules, 'a/b').reason).toBe('test.rules:3 is false at 4:6');
});

test('each use of an open value is reported at its own position', () => {
  const { reason } = decideAt(
    'match /a/{x} { allow list: if x == "1";\nallow list: if resource.id == x; allow list: if x == "2"; }',
    'a',
    'list',
  );
  expect(reason.match(/fails at \d+:\d+/g)).toEqual(['fails at 1:118', 'fails at 2:25', 'fails at 2:49']);
});

test('a function sees the wildcards of the match that it is declared in', () => {
  expect(
    allows('match /a/{x} { function own() { return x == "1"; } match /b/{y} { allow get: if own(); } }', 'a/1/b/2'),
  ).toBe(true);
  expect(() =>
    parseRules(
      rulesWith('true', 'match /a/{x} { function own() { return x; } } match /b/{y} { allow get: if own(); }'),
      't',
    ),
  ).toThrow(/unknown function "own"/);
});

describe('documents', () => {
  const root = '/databases/$(database)/documents';
  const documents = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`n/${index}`, { value: index, flag: true }]),
  );
  const reads = (count: number): string =>
    Array.from({ length: count }, (_, index) => `get(${root}/n/${index}).data.flag`).join(' && ');

  test('get, exists and their After forms', () => {
    const request = { documents: { 'n/0': { v: 1 } }, after: { 'n/0': { v: 2 }, 'n/1': {} } };
    expect(judge(`get(${root}/n/0).data.v == 1 && getAfter(${root}/n/0).data.v == 2`, request)).toBe(true);
    expect(judge(`!exists(${root}/n/1) && existsAfter(${root}/n/1)`, request)).toBe(true);
    expect(judge(`get(${root}/n/0).id == '0' && get(${root}/n/0).__name__ == ${root}/n/0`, request)).toBe(true);
  });

  test('get of a missing document is an error, which "||" absorbs', () => {
    expect(judge(`get(${root}/n/9).data.v == 1`)).toMatch(/\/n\/9 does not exist/);
    expect(judge(`get(${root}/n/9) == null`)).toMatch(/does not exist/);
    expect(judge(`get(${root}/n/9).data.v == 1 || true`)).toBe(true);
  });

  test.each(['/n/0', root, `${root}/n`, `${root}/n/0/m`, '/databases/other/documents/n/0'])(
    '%s is not the path of a document',
    (path) => {
      expect(judge(`exists(${path})`)).toMatch(/is not the path of a document|another database/);
    },
  );

  test('ten documents may be read, an eleventh denies, and nothing absorbs that', () => {
    expect(judge(reads(10), { documents })).toBe(true);
    expect(judge(reads(11), { documents })).toMatch(/more than 10 documents/);
    expect(judge(`(${reads(11)}) || true`, { documents })).toMatch(/more than 10 documents/);
  });

  test('a document is read and counted once', () => {
    const access = documentsOf(documents);
    const condition = `${reads(1)} && ${Array.from({ length: 30 }, () => `exists(${root}/n/0)`).join(' && ')}`;
    const decision = decide(parseRules(rulesWith(condition), 't'), requestFor('get'), access, createAccessBudget(1));
    expect(conditionOutcome(decision)).toBe(true);
    expect(access.reads).toEqual(['n/0']);
  });

  test('a batch may read twenty documents, and each of its writes ten', () => {
    const budget = createAccessBudget(20);
    const judged = (from: number, count: number): boolean => {
      const condition = Array.from({ length: count }, (_, index) => `!exists(${root}/b/${from + index})`).join(' && ');
      return decide(
        parseRules(rulesWith(condition), 't'),
        requestFor('update', { data: {}, newData: {} }),
        noDocuments,
        budget,
      ).allowed;
    };
    expect(judged(0, 10)).toBe(true);
    expect(judged(0, 10)).toBe(true);
    expect(judged(10, 11)).toBe(false);
    expect(judged(10, 10)).toBe(true);
    expect(judged(20, 1)).toBe(false);
    expect(judged(0, 1)).toBe(true);
  });

  test('an access that throws denies', () => {
    const broken: DocumentAccess = {
      get: () => {
        throw new Error('the disk is gone');
      },
      getAfter: () => null,
    };
    const decision = decide(
      parseRules(rulesWith(`exists(${root}/n/0) || true`), 't'),
      requestFor('get'),
      broken,
      createAccessBudget(10),
    );
    expect(decision).toEqual({ allowed: false, reason: 'the request could not be evaluated: the disk is gone' });
  });
});

test('patterns take linear time (RE2)', () => {
  const started = Date.now();
  expect(judge(`'${'a'.repeat(5000)}!'.matches('(a+)+')`)).toBe(false);
  expect(Date.now() - started).toBeLessThan(1500);
});

test('a field named like a member of Object.prototype is an ordinary field', () => {
  const data = JSON.parse('{"__proto__": {"admin": true}, "hasOwnProperty": 1}') as Record<string, unknown>;
  expect(judge("resource.data.hasOwnProperty == 1 && !('admin' in resource.data)", { data })).toBe(true);
});

test('request.time equals a server timestamp of the same instant', () => {
  expect(judge('resource.data.at == request.time', { data: { at: { $timestamp: TEST_TIME.toISOString() } } })).toBe(
    true,
  );
});
