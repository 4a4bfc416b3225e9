import { AuthError } from '../AuthError';
import type { AccountRecord } from '../store/accounts';
import {
  authenticate,
  authenticateForChange,
  changeAndRevoke,
  requireChangeWithoutMail,
  startSession,
  type AuthContext,
  type RequestClient,
} from '../authContext';
import { checkPassword } from '../passwords/passwordPolicy';
import { emailField, passwordField, textField, type RequestFields } from '../requestFields';
import { createUid } from '../store/secrets';

/**
 * `accounts:signUp`: creates an account with e-mail and password, or an anonymous one without. With an `idToken`, adds
 * a password to its account, which keeps its uid.
 */
export async function signUp(context: AuthContext, fields: RequestFields, visitor: RequestClient): Promise<object> {
  const idToken = textField(fields, 'idToken', 8192);
  if (idToken === undefined && fields.email === undefined && fields.password === undefined)
    return signUpAnonymously(context, visitor);
  const email = emailField(fields);
  const password = passwordField(fields);
  checkPassword(password, email);
  const displayName = textField(fields, 'displayName', 256) ?? null;
  // Both ways tell whether the address has an account.
  context.attempts.take({ signUpPerClient: visitor.key });
  if (idToken !== undefined) return linkPassword(context, idToken, { email, password, client: visitor.key });

  requireFreeAddress(context, email);
  const passwordHash = await context.passwords.hash(password, visitor.key);
  return context.commits.run(() => {
    requireFreeAddress(context, email);
    const now = context.now();
    const { uid } = context.accounts.insert(createUid(), now, {
      email,
      displayName,
      passwordHash,
      passwordUpdatedAt: now,
    });
    context.clients.remember(uid, visitor.key);
    return answer(startSession(context, uid, 'password'));
  });
}

function signUpAnonymously(context: AuthContext, visitor: RequestClient): Promise<object> {
  // The response of hosted Firebase while anonymous accounts are disabled.
  if (!context.signIn.includes('anonymous')) throw new AuthError('ADMIN_ONLY_OPERATION');
  context.attempts.take({ signUpPerClient: visitor.key });
  return context.commits.run(() => {
    const { uid } = context.accounts.insert(createUid(), context.now(), {});
    return answer(startSession(context, uid, 'anonymous'));
  });
}

async function linkPassword(
  context: AuthContext,
  idToken: string,
  { email, password, client }: { email: string; password: string; client: string },
): Promise<object> {
  requireOwnAddress(context, authenticateForChange(context, idToken), email);
  const passwordHash = await context.passwords.hash(password, client);
  return context.commits.run(() => {
    const { account } = authenticate(context, idToken);
    requireOwnAddress(context, account, email);
    if (email !== account.email) requireFreeAddress(context, email);
    const emailVerified = account.emailVerified && email === account.email;
    const { uid } = changeAndRevoke(context, account, {
      email,
      emailVerified,
      passwordHash,
      passwordUpdatedAt: context.now(),
    });
    return answer(startSession(context, uid, 'password'));
  });
}

/** Throws AuthError `OPERATION_NOT_ALLOWED` when the request would change an address that only a mail may change. */
function requireOwnAddress(context: AuthContext, account: AccountRecord, email: string): void {
  if (account.email !== null && account.email !== email) requireChangeWithoutMail(context);
}

function requireFreeAddress(context: AuthContext, email: string): void {
  if (context.accounts.findByEmail(email) !== null) throw new AuthError('EMAIL_EXISTS');
}

function answer({ account, ...tokens }: { account: AccountRecord }): object {
  const { uid, email, displayName } = account;
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    email: email ?? undefined,
    displayName: displayName ?? undefined,
    ...tokens,
  };
}
