import { inTransaction } from '../../persistence';
import { requireMethod, startSession, type AuthContext } from '../authContext';
import { textField, type RequestFields } from '../requestFields';
import { AuthError } from '../AuthError';
import { readCustomToken } from '../tokens/customToken';

/**
 * `accounts:signInWithCustomToken`: signs in to the account that a token of `admin.createCustomToken` names, with the
 * claims of the token. Creates the account when there is none. Throws AuthError, also for an account that was
 * deleted: a token that was made before would bring it back.
 */
export function signInWithCustomToken(context: AuthContext, fields: RequestFields): object {
  requireMethod(context, 'custom-token', 'Sign-in by custom token');
  const token = textField(fields, 'token', 8192);
  if (token === undefined || token === '') throw new AuthError('MISSING_CUSTOM_TOKEN');
  const { uid, claims } = readCustomToken(context.keys.current(), context.projectId, token, context.now());
  return inTransaction(context.db, () => {
    if (context.erased.has(uid)) throw new AuthError('INVALID_CUSTOM_TOKEN', 'The account was deleted');
    const isNewUser = context.accounts.find(uid) === null;
    if (isNewUser) context.accounts.insert(uid, context.now(), {});
    const { account, ...tokens } = startSession(context, uid, 'custom', claims);
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      localId: account.uid,
      isNewUser,
      ...tokens,
    };
  });
}
