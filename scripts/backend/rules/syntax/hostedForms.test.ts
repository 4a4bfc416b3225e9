import { createAccessBudget } from '../accessBudget';
import type { AccessMethod } from '../accessRequest';
import { decide } from '../decide';
import { parseRules, type Ruleset } from '../ruleset';

const allows = (ruleset: Ruleset, method: AccessMethod, ...path: string[]): boolean =>
  decide(
    ruleset,
    { method, path, auth: null, time: new Date(0), resource: null, requestResource: null, query: null },
    { get: () => null, getAfter: () => null },
    createAccessBudget(10),
  ).allowed;

const inService = (matches: string): string => `service cloud.firestore { ${matches} }`;

test('the next statement ends a condition without a semicolon', () => {
  const ruleset = parseRules(inService('match /a/{id} { allow get: if true allow create: if false }'), 'x.rules');
  expect([allows(ruleset, 'get', 'a', '1'), allows(ruleset, 'create', 'a', '1')]).toEqual([true, false]);
});

test.each([
  ['', false],
  ["rules_version = '1';", false],
  ["rules_version = '2';", true],
])('after %j a recursive wildcard matches no segment at all: %s', (version, matchesNone) => {
  const ruleset = parseRules(`${version} ${inService('match /a/{rest=**} { allow get; }')}`, 'x.rules');
  expect([allows(ruleset, 'get', 'a'), allows(ruleset, 'get', 'a', 'b', 'c')]).toEqual([matchesNone, true]);
});

test('one file may hold the rules of both services, with common functions', () => {
  const text = `function yes() { return true; }
    service cloud.firestore { match /a/{id} { allow get: if yes(); } }
    service firebase.storage { match /b/{id} { allow get: if yes(); } }`;
  const [documents, files] = (['cloud.firestore', 'firebase.storage'] as const).map((name) =>
    parseRules(text, 'x.rules', name),
  );
  if (documents === undefined || files === undefined) throw new Error('unreachable');
  expect([documents.service, files.service]).toEqual(['cloud.firestore', 'firebase.storage']);
  expect([allows(documents, 'get', 'a', '1'), allows(documents, 'get', 'b', '1')]).toEqual([true, false]);
  expect([allows(files, 'get', 'a', '1'), allows(files, 'get', 'b', '1')]).toEqual([false, true]);
});
