import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import {
  authenticateForChange,
  changeAndRevoke,
  requireMethod,
  startSession,
  type AuthContext,
  type RequestClient,
} from '../authContext';
import { emailField, textField, type RequestFields } from '../requestFields';
import type { AccountRecord } from '../store/accounts';
import { createUid } from '../store/secrets';
import { requiredCode } from './resetPassword';

/**
 * `accounts:signInWithEmailLink`: signs in with the code of a mailed link, and creates the account when there is none.
 * With an `idToken`, adds the address to that account instead. Throws AuthError.
 */
export function signInWithEmailLink(context: AuthContext, fields: RequestFields, visitor: RequestClient): object {
  requireMethod(context, 'email-link', 'Sign-in by e-mail link');
  const email = emailField(fields);
  const oobCode = requiredCode(fields);
  const idToken = textField(fields, 'idToken', 8192);
  return inTransaction(context.db, () => {
    const code = context.codes.read(oobCode);
    if (code.kind !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE');
    if (code.email !== email) throw new AuthError('INVALID_EMAIL', 'The link was sent to another address');
    const holder = context.accounts.findByEmail(email);
    const linked = idToken === undefined ? null : authenticateForChange(context, idToken);
    if (linked !== null && holder !== null && holder.uid !== linked.uid) throw new AuthError('EMAIL_EXISTS');
    context.codes.consume(oobCode);
    const { uid } = linked === null ? signIn(context, email, holder) : addAddress(context, email, linked);
    context.clients.prove(uid, visitor.key);
    // Firebase too names `password` as the provider of a sign-in by link.
    const { account, ...tokens } = startSession(context, uid, 'password');
    return {
      kind: 'identitytoolkit#EmailLinkSigninResponse',
      localId: account.uid,
      email,
      isNewUser: linked === null && holder === null,
      ...tokens,
    };
  });
}

function signIn(context: AuthContext, email: string, account: AccountRecord | null): AccountRecord {
  const change = { emailVerified: true, emailLink: true };
  if (account === null) return context.accounts.insert(createUid(), context.now(), { email, ...change });
  if (account.emailVerified) return context.accounts.update(account.uid, change);
  // A stranger may have created this account in advance, with an address of somebody else: all of its other ways to
  // sign in, and its sessions, end.
  for (const { provider } of account.identities) context.accounts.unlink(account.uid, provider);
  return changeAndRevoke(context, account, { ...change, passwordHash: null, passwordUpdatedAt: null });
}

function addAddress(context: AuthContext, email: string, account: AccountRecord): AccountRecord {
  const change = { email, emailVerified: true, emailLink: true };
  if (account.email === null || account.email === email) return context.accounts.update(account.uid, change);
  return changeAndRevoke(context, account, change);
}
