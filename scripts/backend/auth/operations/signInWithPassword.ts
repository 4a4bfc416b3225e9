import { AuthError } from '../AuthError';
import { startSession, type AuthContext, type RequestClient } from '../authContext';
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
  const { signInPerAddress, signInPerAddressAndClient, signInPerClient } = context.limits;
  const pair = `sign-in ${email} ${client}`;
  const keys = {
    [pair]: signInPerAddressAndClient,
    [`sign-in ${email}`]: signInPerAddress,
    [`sign-in from ${client}`]: signInPerClient,
  };
  // Counted before the password is verified, so that parallel guesses gain nothing.
  context.attempts.take(keys);

  const found = context.accounts.findByEmail(email);
  const isRight = await context.passwords.verify(password, found?.passwordHash ?? null);
  const account = found === null ? null : context.accounts.find(found.uid);
  if (!isRight || account === null || account.passwordHash !== found?.passwordHash)
    throw refusal(context, account !== null);
  context.attempts.refund(keys);
  context.attempts.clear(pair);

  const { account: signedIn, ...tokens } = startSession(context, account.uid, 'password');
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: signedIn.uid,
    email,
    displayName: signedIn.displayName ?? '',
    registered: true,
    ...tokens,
  };
}

function refusal(context: AuthContext, known: boolean): AuthError {
  if (context.enumerationProtection) return new AuthError('INVALID_LOGIN_CREDENTIALS');
  return new AuthError(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}
