/** The names of operations after `accounts:`; the last one does not exist. */
export const AUTH_OPERATIONS = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'nothing',
];

/** Description and body of requests that every operation refuses. */
export const MALFORMED_BODIES: readonly (readonly [what: string, body: string])[] = [
  ['nothing', ''],
  ['no JSON', '{"email":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['wrong types', '{"email":1,"password":{},"idToken":[],"oobCode":7,"requestType":{},"postBody":1}'],
  ['nulls', '{"email":null,"password":null,"idToken":null,"oobCode":null,"requestType":null}'],
  ['a bad address', '{"email":"a@b","password":"long enough a one"}'],
  [
    'an address with a NUL',
    '{"email":"a\\u0000@lectern.example","password":"long enough a one","requestType":"PASSWORD_RESET"}',
  ],
  [
    'a long address',
    `{"email":"${'a'.repeat(5000)}@lectern.example","password":"long enough a one","requestType":"PASSWORD_RESET"}`,
  ],
  ['a bad token', '{"idToken":"a.b.c","oobCode":"x","newPassword":1,"requestType":"VERIFY_EMAIL"}'],
  ['a prototype', '{"__proto__":{"email":"a@lectern.example"},"constructor":1}'],
  ['deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['too much', `{"email":"${'x'.repeat(70_000)}"}`],
];

/** Forms that the exchange of a refresh token refuses. */
export const MALFORMED_REFRESHES = [
  '',
  'grant_type=password',
  'grant_type=refresh_token',
  'grant_type=refresh_token&refresh_token=%00',
  '%ZZ=%',
];
