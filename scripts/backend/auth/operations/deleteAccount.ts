import { authenticateForChange, removeAccount, type AuthContext } from '../authContext';
import type { RequestFields } from '../requestFields';
import { requiredIdToken } from './lookup';

/** `accounts:delete`: deletes the ID token's account and its data. Needs a recent sign-in, except for guests. */
export async function deleteAccount(context: AuthContext, fields: RequestFields): Promise<object> {
  const account = authenticateForChange(context, requiredIdToken(fields));
  removeAccount(context, account.uid);
  await context.deletions.finish(account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
