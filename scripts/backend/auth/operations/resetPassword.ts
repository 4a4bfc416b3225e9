import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import { changeAndRevoke, type AuthContext } from '../authContext';
import { checkPassword } from '../passwords/passwordPolicy';
import { passwordField, textField, type RequestFields } from '../requestFields';

const KIND = 'identitytoolkit#ResetPasswordResponse';

/**
 * `accounts:resetPassword`: resolves to the purpose of a one-time code. With `newPassword`, sets it and ends every
 * session. A refused password does not use up the code.
 */
export async function resetPassword(context: AuthContext, fields: RequestFields): Promise<object> {
  const oobCode = requiredCode(fields);
  const code = context.codes.read(oobCode);
  const facts = { kind: KIND, email: code.email, newEmail: code.newEmail ?? undefined, requestType: code.kind };
  if (fields.newPassword === undefined || fields.newPassword === null) return facts;
  if (code.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');

  const password = passwordField(fields, 'newPassword');
  checkPassword(password, code.email);
  const passwordHash = await context.passwords.hash(password);
  inTransaction(context.db, () => {
    const { uid } = context.codes.consume(oobCode);
    const account = context.accounts.find(uid);
    if (account?.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    // The reader of the mail owns the address. Linked identities may belong to somebody who took the account over.
    for (const { provider } of account.identities) context.accounts.unlink(uid, provider);
    changeAndRevoke(context, account, { passwordHash, passwordUpdatedAt: context.now(), emailVerified: true });
  });
  return facts;
}

/** Returns the one-time code of a request. Throws AuthError `MISSING_OOB_CODE`. */
export function requiredCode(fields: RequestFields): string {
  const code = textField(fields, 'oobCode');
  if (code === undefined || code === '') throw new AuthError('MISSING_OOB_CODE');
  return code;
}
