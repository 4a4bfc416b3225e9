import { readFileSync } from 'node:fs';
import { parseRules } from '..';
import { ACADEMY } from '../../testing/academy';
import { runRulesTable } from './runRulesTable';
import { parseRulesTable, RulesTableError } from './tableSchema';
import type { RulesTable } from './tableSchema';

const academy = parseRules(readFileSync(ACADEMY.rules, 'utf8'), 'academy.rules');
const table = parseRulesTable(JSON.parse(readFileSync(ACADEMY.table, 'utf8')));

test('a large rules file decides each request of its table as expected', () => {
  const report = runRulesTable(academy, table);
  expect(report.outcomes.filter(({ asExpected }) => !asExpected)).toEqual([]);
  expect(report).toMatchObject({ asExpected: table.requests.length, unexpected: 0 });
});

test('an unexpected outcome is reported with the reason', () => {
  const request = { ...table.requests[0]!, name: 'wrong', expect: 'deny' as const };
  expect(runRulesTable(academy, { ...table, requests: [request] })).toEqual({
    outcomes: [
      { name: 'wrong', expected: 'deny', actual: 'allow', asExpected: false, reason: 'allowed by academy.rules:24' },
    ],
    asExpected: 0,
    unexpected: 1,
  });
});

test.each<[string, unknown, RegExp]>([
  ['no object', 1, /table: .*Object/],
  ['no requests', {}, /requests/],
  ['an empty list', { requests: [] }, /requests: /],
  [
    'an unknown method',
    { requests: [{ name: 'a', method: 'read', path: 'a/b', expect: 'allow' }] },
    /requests\.0\.method: .*"read"/,
  ],
  [
    'an unknown expectation',
    { requests: [{ name: 'a', method: 'get', path: 'a/b', expect: 'ok' }] },
    /requests\.0\.expect/,
  ],
  [
    'a misspelt key',
    { requests: [{ name: 'a', method: 'get', path: 'a/b', expects: 'allow', expect: 'allow' }] },
    /expects/,
  ],
  [
    'an unknown operator',
    { requests: [{ name: 'a', method: 'list', path: 'a', query: { where: [['x', '=', 1]] }, expect: 'allow' }] },
    /requests\.0\.query\.where\.0/,
  ],
])('a table with %s is refused with the position', (_name, json, message) => {
  expect(() => parseRulesTable(json)).toThrow(RulesTableError);
  expect(() => parseRulesTable(json)).toThrow(message);
});

const rules = (condition: string): ReturnType<typeof parseRules> =>
  parseRules(
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /a/{x} { " +
      `allow read, write: if ${condition}; } } }`,
    't.rules',
  );
const oneRequest = (request: unknown, documents: unknown = {}): RulesTable =>
  parseRulesTable({ documents, requests: [request] });

test.each<[string, unknown, RegExp]>([
  ['create', { data: {} }, /already exists/],
  ['update', { path: 'a/2', data: {} }, /does not exist/],
  ['create', { path: 'a/2' }, /needs "data"/],
  ['get', { data: {} }, /has no "data"/],
  ['get', { path: 'a' }, /"r": a is not a document/],
  ['list', { path: 'a/1' }, /"r": a\/1 is not a collection/],
])('a %s that contradicts the documents is refused', (method, fields, message) => {
  const request = { name: 'r', path: 'a/1', expect: 'allow', method, ...(fields as object) };
  expect(() => runRulesTable(rules('true'), oneRequest(request, { 'a/1': {} }))).toThrow(message);
});

test('types that JSON lacks have special forms', () => {
  const condition = `resource.data.at == timestamp.date(2026, 1, 2) && resource.data.f is float
    && resource.data.r == /databases/(default)/documents/a/2
    && resource.data.b.size() == 2 && resource.data.l.latitude() == 1.0
    && resource.data.list[0].n == null && resource.data.half is float`;
  const data = {
    at: { $timestamp: '2026-01-02T00:00:00Z' },
    f: { $double: 1 },
    r: { $reference: 'a/2' },
    b: { $bytes: 'aGk=' },
    l: { $latlng: [1, 2] },
    list: [{ n: null }],
    half: 0.5,
  };
  const request = { name: 'r', method: 'get', path: 'a/1', expect: 'allow' };
  expect(runRulesTable(rules(condition), oneRequest(request, { 'a/1': data })).outcomes).toMatchObject([
    { actual: 'allow' },
  ]);
  expect(() => runRulesTable(rules('true'), oneRequest(request, { 'a/1': { x: { $date: 1 } } }))).toThrow(
    /expected \$timestamp/,
  );
});

test('getAfter sees the write itself and the rest of its batch', () => {
  const root = '/databases/$(d)/documents';
  const condition =
    `getAfter(${root}/a/1).data.n == 2 && existsAfter(${root}/b/1) && ` +
    `!existsAfter(${root}/b/2) && exists(${root}/b/2)`;
  const request = {
    name: 'r',
    method: 'update',
    path: 'a/1',
    data: { n: 2 },
    after: { 'b/1': {}, 'b/2': null },
    expect: 'allow',
  };
  expect(runRulesTable(rules(condition), oneRequest(request, { 'a/1': { n: 1 }, 'b/2': {} })).outcomes).toMatchObject([
    { actual: 'allow' },
  ]);
});

test('tables work for storage rules', () => {
  const storage = parseRules(
    `rules_version = '2'; service firebase.storage { match /b/{b}/o/avatars/{uid}/{f} {
      allow get: if firestore.exists(/databases/(default)/documents/users/$(uid))
        && resource.size < 10 && resource.name == 'avatars/u1/a.png';
      allow create: if request.resource.contentType == 'image/png' && request.auth.uid == uid; } }`,
    'storage.rules',
  );
  const report = runRulesTable(
    storage,
    parseRulesTable({
      documents: { 'users/u1': {} },
      files: { 'b/main/o/avatars/u1/a.png': { size: 5 } },
      requests: [
        { name: 'get', method: 'get', path: 'b/main/o/avatars/u1/a.png', expect: 'allow' },
        {
          name: 'create',
          method: 'create',
          path: 'b/main/o/avatars/u1/b.png',
          auth: { uid: 'u1' },
          data: { contentType: 'image/png' },
          expect: 'allow',
        },
        {
          name: 'of another',
          method: 'create',
          path: 'b/main/o/avatars/u1/b.png',
          auth: { uid: 'u2' },
          data: { contentType: 'image/png' },
          expect: 'deny',
        },
      ],
    }),
  );
  expect(report.unexpected).toBe(0);
});
