import { authenticate, removeAccount, requireRecentSignIn, type AuthContext } from '../authContext';
import type { RequestFields } from '../requestFields';
import { requiredIdToken } from './lookup';

/** `accounts:delete`: deletes the account of the ID token and the user's data. Needs a recent sign-in. */
export async function deleteAccount(context: AuthContext, fields: RequestFields): Promise<object> {
  const { account, claims } = authenticate(context, requiredIdToken(fields));
  requireRecentSignIn(context, claims);
  removeAccount(context, account.uid);
  await context.deletions.finish(account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
