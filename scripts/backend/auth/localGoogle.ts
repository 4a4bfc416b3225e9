import { AuthError } from './AuthError';
import { parseEmail } from './requestFields';

/** The profile of a Google account. `emailVerified` is true only when the credential claims it. */
export type GoogleProfile = {
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
};

/** Id of the only identity provider of this backend. */
export const GOOGLE = 'google.com';

/**
 * Reads the credential of the LOCAL Google provider: a JSON object `{"sub", "email", …}` or an unsigned token with
 * these claims, as the Auth emulator accepts them. It proves nothing, so only this machine may send one. Throws
 * AuthError `INVALID_IDP_RESPONSE`, for a signed token too: its signature cannot be verified without a network.
 */
export function readLocalGoogleCredential(postBody: string): GoogleProfile {
  const parameters = new URLSearchParams(postBody);
  const provider = parameters.get('providerId');
  if (provider !== GOOGLE)
    throw new AuthError('OPERATION_NOT_ALLOWED', `The identity provider ${provider ?? '(none)'} is disabled`);
  const idToken = parameters.get('id_token');
  if (idToken === null || idToken === '') throw refused('an id_token is needed');
  const claims = idToken.startsWith('{') ? parseObject(idToken) : parseUnsigned(idToken);
  const { sub, email, email_verified: verified, name, picture } = claims;
  if (typeof sub !== 'string' || !/^[^\p{Cc}]{1,255}$/u.test(sub))
    throw refused('"sub" must be a string of 1 to 255 characters');
  if (typeof email !== 'string') throw refused('"email" must be a string');
  return {
    subject: sub,
    email: parseEmail(email),
    emailVerified: verified === true || verified === 'true',
    displayName: plainText(name, 256),
    photoUrl: plainText(picture, 2048),
  };
}

function parseUnsigned(token: string): Record<string, unknown> {
  const [header, body, signature, ...rest] = token.split('.');
  if (header === undefined || body === undefined || rest.length > 0) throw refused('neither JSON nor a token');
  const { alg } = parseObject(Buffer.from(header, 'base64url').toString('utf8'));
  if (alg !== 'none' || (signature ?? '') !== '') throw refused('only an unsigned local token is accepted here');
  return parseObject(Buffer.from(body, 'base64url').toString('utf8'));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below.
  }
  throw refused('not a JSON object');
}

function plainText(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' && value.length <= maxLength && !/\p{Cc}/u.test(value) ? value : null;
}

function refused(why: string): AuthError {
  return new AuthError('INVALID_IDP_RESPONSE', `The local Google credential cannot be used: ${why}`);
}
