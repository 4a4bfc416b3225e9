/** An operation that accepts JSON: its address and a valid body. */
export type JsonCall = { address: string; body: Record<string, unknown> };

/** Returns the path of the documents of a project. */
export const documentsOf = (projectId: string): string => `/v1/projects/${projectId}/databases/(default)/documents`;

/** Returns the path of an account operation. */
export const accountsCall = (name: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;

/** The path of the token service. */
export const TOKEN = '/securetoken.googleapis.com/v1/token?key=local';

/** Account operations with valid bodies. */
export const ACCOUNT_CALLS: readonly JsonCall[] = Object.entries({
  signUp: { email: 'new@lectern.example', password: 'correct horse battery' },
  signInWithPassword: { email: 'new@lectern.example', password: 'correct horse battery' },
  signInWithIdp: { postBody: 'id_token=x&providerId=google.com', requestUri: 'http://localhost' },
  lookup: { idToken: 'a.b.c' },
  update: { idToken: 'a.b.c', password: 'correct horse battery', displayName: 'Ann' },
  delete: { idToken: 'a.b.c' },
  sendOobCode: { requestType: 'PASSWORD_RESET', email: 'new@lectern.example' },
  resetPassword: { oobCode: 'code', newPassword: 'correct horse battery' },
}).map(([name, body]) => ({ address: accountsCall(name), body }));

/** Returns document operations with valid bodies. */
export function documentCalls(projectId: string): JsonCall[] {
  const documents = documentsOf(projectId);
  const name = `${documents.slice('/v1/'.length)}/a/b`;
  const query = {
    from: [{ collectionId: 'a' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } } },
    limit: 10,
  };
  return Object.entries({
    commit: { writes: [{ update: { name, fields: { n: { integerValue: '1' }, s: { stringValue: 'text' } } } }] },
    batchGet: { documents: [name] },
    runQuery: { structuredQuery: query },
    runAggregationQuery: {
      structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: 'count', count: {} }] },
    },
  }).map(([operation, body]) => ({ address: `${documents}:${operation}`, body }));
}
