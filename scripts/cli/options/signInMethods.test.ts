import { signInMethods } from './signInMethods';

test.each([
  [undefined, undefined, []],
  [undefined, 'anonymous', ['anonymous']],
  ['email-link, custom-token', 'anonymous', ['email-link', 'custom-token']],
  ['', 'anonymous', []],
])('--sign-in %s and LECTERN_SIGN_IN=%s allow %j', (flag, variable, methods) => {
  expect(signInMethods(flag, variable)).toEqual(methods);
});

test('refuses another name', () => {
  expect(() => signInMethods('phone')).toThrow('"phone" is not a way to sign in.');
});
