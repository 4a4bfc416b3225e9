import * as v from 'valibot';
import { MIN_PASSWORD, MAX_PASSWORD, isCommonPassword, passwordFault } from '@lectern/shared/password';
import type { AccountText } from '../text/account.en';

type FieldText = AccountText['fields'];

/** E-mail address, trimmed of pasted spaces. */
const email = (text: FieldText) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(text.emailMissing), v.email(text.emailInvalid));

/** New password: long enough and not a common one. Spaces are kept. The backend sets the upper limit. */
const newPassword = (text: FieldText) =>
  v.pipe(
    v.string(),
    v.nonEmpty(text.passwordMissing),
    v.minLength(MIN_PASSWORD, text.passwordShort),
    v.maxLength(MAX_PASSWORD, text.passwordLong),
    v.check((password) => !isCommonPassword(password), text.passwordCommon),
  );

/** Returns the schema of signing in. Any password is accepted: it may be older than today's rules. */
export const signInSchema = (text: FieldText) =>
  v.object({ email: email(text), password: v.pipe(v.string(), v.nonEmpty(text.passwordMissing)) });

/** Returns the schema of signing up. The name has the same bounds as in the profile. */
export const signUpSchema = (text: FieldText) =>
  v.pipe(
    v.object({
      displayName: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(text.nameMissing),
        v.minLength(2, text.nameShort),
        v.maxLength(60, text.nameLong),
      ),
      email: email(text),
      password: newPassword(text),
    }),
    v.forward(
      v.check(({ email: address, password }) => passwordFault(password, address) !== 'address', text.passwordIsEmail),
      ['password'],
    ),
  );

/** Returns the schema of requesting the e-mail that resets a password. */
export const resetSchema = (text: FieldText) => v.object({ email: email(text) });

/** Returns the schema of choosing a new password after a reset. */
export const newPasswordSchema = (text: FieldText) => v.object({ password: newPassword(text) });
