import { AuthError } from '../AuthError';
import type { Attempt } from '../attempts';
import { startSession, type AuthContext, type RequestClient } from '../authContext';
import type { KnownClients } from '../store/knownClients';
import { emailField, passwordField, type RequestFields } from '../requestFields';

/**
 * `accounts:signInWithPassword`: signs in. An unknown address and a wrong password are refused alike, after the same
 * work. Only the right password reveals that an account is disabled.
 */
export async function signInWithPassword(
  context: AuthContext,
  fields: RequestFields,
  visitor: RequestClient,
): Promise<object> {
  const email = emailField(fields, 'INVALID_EMAIL');
  const password = passwordField(fields);
  const client = visitor.key;
  const found = context.accounts.findByEmail(email);
  const attempt = attemptOf(email, client, found === null ? 'unknown' : context.clients.trust(found.uid, client));
  // Counted before the password is verified, so that parallel guesses gain nothing.
  context.attempts.take(attempt);

  const isRight = await context.passwords.verify(password, found?.passwordHash ?? null, client);
  const account = found === null ? null : context.accounts.find(found.uid);
  if (!isRight || account === null || account.passwordHash !== found?.passwordHash)
    throw refusal(context, account !== null);
  context.attempts.refund(attempt);
  context.attempts.clear({ signInPerAddressAndClient: pairOf(email, client) });

  const { account: signedIn, ...tokens } = await context.commits.run(() => {
    // The commit waits for others: a password that was changed meanwhile signs nobody in.
    if (context.accounts.find(account.uid)?.passwordHash !== account.passwordHash) throw refusal(context, true);
    const session = startSession(context, account.uid, 'password');
    context.clients.remember(account.uid, client);
    return session;
  });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: signedIn.uid,
    email,
    displayName: signedIn.displayName ?? '',
    registered: true,
    ...tokens,
  };
}

/** Returns the key of the attempts of a client to sign in with an address. */
export function pairOf(email: string, client: string): string {
  return `${email} ${client}`;
}

/**
 * Guesses from elsewhere must not lock the owner out: the total of an address does not count for a client that is
 * known, nor the total of a client for one that has just proved itself by a mailed code.
 */
function attemptOf(email: string, client: string, trust: ReturnType<KnownClients['trust']>): Attempt {
  return {
    signInPerAddressAndClient: pairOf(email, client),
    ...(trust === 'unknown' ? { signInPerAddress: email } : {}),
    ...(trust === 'proven' ? {} : { signInPerClient: client }),
  };
}

function refusal(context: AuthContext, known: boolean): AuthError {
  if (context.enumerationProtection) return new AuthError('INVALID_LOGIN_CREDENTIALS');
  return new AuthError(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}
