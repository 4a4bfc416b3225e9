import type { Caller, WireFields } from '../wireValue';
import { createAccessBudget, decide, parseRules } from '../rules';
import type { AccessRequest, Decision, DocumentAccess, RulesQuery } from '../rules';
import { fieldsFromPlain } from '../rules/table/tableValues';

export const TEST_TIME = new Date('2026-11-21T10:20:30.456Z');
export const DOCUMENTS_ROOT = ['databases', '(default)', 'documents'] as const;

type TestRequest = {
  auth?: Caller;
  data?: Record<string, unknown> | null;
  newData?: Record<string, unknown> | null;
  documents?: Record<string, Record<string, unknown>>;
  after?: Record<string, Record<string, unknown>>;
};

/** A document with a field of each type, and its reader: the request of the tests of expressions. */
export const EXPRESSION_REQUEST: TestRequest = {
  data: {
    title: 'Ab',
    whole: 3,
    half: 1.5,
    float: { $double: 3 },
    none: null,
    yes: true,
    tags: ['a', 'b'],
    nested: { deep: { deeper: 1 } },
    at: { $timestamp: '2024-02-29T13:14:15.678Z' },
    place: { $latlng: [52.5, 13.4] },
    raw: { $bytes: 'aGk=' },
    ref: { $reference: 'users/u1' },
    emoji: 'a😀b',
    match: 'a field named like a keyword',
  },
  auth: { uid: 'u1', token: { admin: true, firebase: { sign_in_provider: 'password' } } },
};

/** Returns access to documents given as plain JSON, by path; `reads` records the calls. */
export function documentsOf(
  documents: Record<string, Record<string, unknown>>,
  after = documents,
): DocumentAccess & { reads: string[] } {
  const reads: string[] = [];
  const find = (from: Record<string, Record<string, unknown>>, path: readonly string[]): WireFields | null => {
    const key = path.join('/');
    reads.push(key);
    const fields = from[key];
    return fields === undefined ? null : fieldsFromPlain(fields, TEST_TIME);
  };
  return { reads, get: (path) => find(documents, path), getAfter: (path) => find(after, path) };
}

/** Returns a request for `courses/c1` with these fields. */
export function requestFor(
  method: AccessRequest['method'],
  { auth = null, data = null, newData = null }: TestRequest = {},
): AccessRequest {
  const path = ['courses', 'c1'];
  return {
    method,
    path: [...DOCUMENTS_ROOT, ...path],
    auth,
    time: TEST_TIME,
    resource: data === null ? null : { kind: 'document', path, fields: fieldsFromPlain(data, TEST_TIME) },
    requestResource: newData === null ? null : { kind: 'document', path, fields: fieldsFromPlain(newData, TEST_TIME) },
    query: null,
  };
}

/** Returns rules with one condition for all documents of `courses`, and functions before it. */
export function rulesWith(condition: string, functions = ''): string {
  return (
    "rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents " +
    `{\n${functions}\nmatch /courses/{id} { allow read, write: if ${condition}; } } }`
  );
}

/** Evaluates a condition for a get of `courses/c1`: returns true, false, or the message of its failure. */
export function judge(condition: string, request: TestRequest = {}, functions = ''): boolean | string {
  const access = documentsOf(request.documents ?? {}, request.after ?? request.documents ?? {});
  return conditionOutcome(
    decide(
      parseRules(rulesWith(condition, functions), 'test.rules'),
      requestFor('get', request),
      access,
      createAccessBudget(10),
    ),
  );
}

/** Returns the value of the condition behind a decision on rules with one allow statement. */
export function conditionOutcome({ allowed, reason }: Decision): boolean | string {
  return (
    allowed ||
    (/:\d+ is false( at \d+:\d+)?$/.test(reason) ? false : reason.replace(/^.*?(?:fails at \d+:\d+: |gives )/, ''))
  );
}

/** Evaluates a condition for a list of `courses` with this `where`. */
export function judgeList(
  condition: string,
  where: unknown,
  fields: TestRequest & Partial<RulesQuery> = {},
): boolean | string {
  const { collectionGroup = false, limit = null, offset = null, orderBy = null } = fields;
  const request: AccessRequest = {
    ...requestFor('list', fields),
    path: [...DOCUMENTS_ROOT, 'courses'],
    resource: null,
    query: { where, orderBy, limit, offset, collectionGroup },
  };
  return conditionOutcome(
    decide(
      parseRules(rulesWith(condition), 'test.rules'),
      request,
      documentsOf(fields.documents ?? {}),
      createAccessBudget(10),
    ),
  );
}
