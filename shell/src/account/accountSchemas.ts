import * as v from 'valibot';
import { LEAST_PASSWORD, MOST_PASSWORD, isCommonPassword, passwordFault } from '@lectern/shared/password';
import type { AccountText } from '../text/useAccountText';

type Words = AccountText['fields'];

/** An e-mail address, without the spaces that pasting brings along. */
const email = (words: Words) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(words.emailMissing), v.email(words.emailInvalid));

/**
 * Length alone makes a password; common ones are refused. Its own spaces are kept. The upper limit is the backend's.
 */
const newPassword = (words: Words) =>
  v.pipe(
    v.string(),
    v.nonEmpty(words.passwordMissing),
    v.minLength(LEAST_PASSWORD, words.passwordShort),
    v.maxLength(MOST_PASSWORD, words.passwordLong),
    v.check((password) => !isCommonPassword(password), words.passwordCommon),
  );

/** Signing in. The password is not judged: it may be older than today's rules. */
export const signInSchema = (words: Words) =>
  v.object({ email: email(words), password: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)) });

/** Signing up. The name has the bounds of a profile's. */
export const signUpSchema = (words: Words) =>
  v.pipe(
    v.object({
      displayName: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(words.nameMissing),
        v.minLength(2, words.nameShort),
        v.maxLength(60, words.nameLong),
      ),
      email: email(words),
      password: newPassword(words),
    }),
    v.forward(
      v.check(({ email: address, password }) => passwordFault(password, address) !== 'address', words.passwordIsEmail),
      ['password'],
    ),
  );

/** Asking for the mail that resets a password. */
export const resetSchema = (words: Words) => v.object({ email: email(words) });

/** Choosing a new password after a reset. */
export const newPasswordSchema = (words: Words) => v.object({ password: newPassword(words) });
