import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import { changeAndRevoke, type AuthContext, type RequestClient } from '../authContext';
import { checkPassword } from '../passwords/passwordPolicy';
import { pairOf } from './signInWithPassword';
import { passwordField, textField, type RequestFields } from '../requestFields';

const KIND = 'identitytoolkit#ResetPasswordResponse';

/**
 * `accounts:resetPassword`: resolves to the purpose of a one-time code. With `newPassword`, sets it and ends every
 * session. A refused password does not use up the code.
 * The client may then sign in, whatever guesses were made elsewhere.
 */
export async function resetPassword(
  context: AuthContext,
  fields: RequestFields,
  visitor: RequestClient,
): Promise<object> {
  const oobCode = requiredCode(fields);
  const code = context.codes.read(oobCode);
  const answer = { kind: KIND, email: code.email, newEmail: code.newEmail ?? undefined, requestType: code.kind };
  if (fields.newPassword === undefined || fields.newPassword === null) return answer;
  if (code.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');

  const password = passwordField(fields, 'newPassword');
  checkPassword(password, code.email);
  const passwordHash = await context.passwords.hash(password, visitor.key);
  inTransaction(context.db, () => {
    const { uid } = context.codes.consume(oobCode);
    const account = uid === null ? null : context.accounts.find(uid);
    if (uid === null || account?.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    // The reader of the mail owns the address. Linked identities may belong to somebody who took the account over.
    for (const { provider } of account.identities) context.accounts.unlink(uid, provider);
    context.clients.prove(uid, visitor.key);
    context.attempts.clear({ signInPerAddressAndClient: pairOf(code.email, visitor.key) });
    changeAndRevoke(context, account, { passwordHash, passwordUpdatedAt: context.now(), emailVerified: true });
  });
  return answer;
}

/** Returns the one-time code of a request. Throws AuthError `MISSING_OOB_CODE`. */
export function requiredCode(fields: RequestFields): string {
  const code = textField(fields, 'oobCode');
  if (code === undefined || code === '') throw new AuthError('MISSING_OOB_CODE');
  return code;
}
