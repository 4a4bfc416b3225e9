import { SIGN_IN_METHODS, type SignInMethod } from '@lectern/backend';
import { UsageError } from './UsageError';

/**
 * Returns the ways to sign in that a site allows beside password and Google, from `--sign-in` or `LECTERN_SIGN_IN`, a
 * list with commas; none by default. Throws a UsageError for another name.
 */
export function signInMethods(flag: string | undefined, variable = ''): SignInMethod[] {
  const names = (flag ?? variable).split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map(parseMethod);
}

function parseMethod(name: string): SignInMethod {
  const method = SIGN_IN_METHODS.find((known) => known === name);
  if (method !== undefined) return method;
  throw new UsageError(
    `"${name}" is not a way to sign in.`,
    `Give --sign-in or LECTERN_SIGN_IN a list of ${SIGN_IN_METHODS.join(', ')}.`,
  );
}
