import { AuthError } from '../AuthError';
import { CLOCK_LEEWAY_MS } from '../clockGuard';
import type { AccountRecord } from '../store/accounts';
import type { SigningKey } from '../store/signingKeys';
import { readJwt, signJwt } from './jwt';

/** Lifetime of an ID token in seconds. Source: Firebase, "Verify ID tokens". */
export const ID_TOKEN_SECONDS = 3600;

/**
 * The sign-in that started a session: the provider's id, its time in seconds since 1970, and the claims that a custom
 * token gave the session.
 */
export type SignIn = { provider: string; authTime: number; claims?: Record<string, unknown> };

/** The claims of a verified token. Times are seconds since 1970. */
export type TokenClaims = Record<string, unknown> & { sub: string; iat: number; exp: number; auth_time: number };

const issuer = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

/** Names that custom claims must not use. Source: Firebase, "Control access with custom claims". */
export const RESERVED_CLAIMS: ReadonlySet<string> = new Set(
  (
    'acr amr at_hash aud auth_time azp cnf c_hash email email_verified exp firebase iat iss jti name nbf ' +
    'nonce phone_number picture provider_id sub user_id'
  ).split(' '),
);

/**
 * Returns a signed ID token (RS256) with Firebase's claims. Its `iat` is never before the account's last revocation.
 */
export function signIdToken(
  key: SigningKey,
  projectId: string,
  account: AccountRecord,
  signIn: SignIn,
  nowMs: number,
): string {
  const iat = Math.max(Math.floor(nowMs / 1000), account.validSince);
  const identities: Record<string, string[]> = {};
  for (const { provider, subject } of account.identities) (identities[provider] ??= []).push(subject);
  if (account.email !== null) identities.email = [account.email];
  const payload = {
    ...signIn.claims,
    ...account.claims,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    iss: issuer(projectId),
    aud: projectId,
    ...(signIn.provider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
    auth_time: signIn.authTime,
    user_id: account.uid,
    sub: account.uid,
    iat,
    exp: iat + ID_TOKEN_SECONDS,
    ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
    // The session's own claims once more, for `signInOf`: above they are merged with the account's, which may change.
    firebase: { identities, sign_in_provider: signIn.provider, session_claims: signIn.claims },
  };
  return signJwt(key, payload);
}

/**
 * Returns the claims of a genuine, unexpired token of this project. Throws AuthError `INVALID_ID_TOKEN` or
 * `TOKEN_EXPIRED`. The caller checks the account.
 */
export function readIdToken(key: SigningKey | null, projectId: string, token: string, nowMs: number): TokenClaims {
  const claims = readJwt(key, token, 'INVALID_ID_TOKEN');
  const { iss, aud, sub, iat, exp, auth_time: authTime } = claims;
  if (iss !== issuer(projectId) || aud !== projectId || typeof sub !== 'string' || sub === '')
    throw new AuthError('INVALID_ID_TOKEN');
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof authTime !== 'number')
    throw new AuthError('INVALID_ID_TOKEN');
  const read: TokenClaims = { ...claims, sub, iat, exp, auth_time: authTime };
  checkTimes(read, nowMs);
  return read;
}

/** Throws AuthError `TOKEN_EXPIRED`, or `INVALID_ID_TOKEN` for a token issued while the clock was ahead. */
export function checkTimes({ iat, exp }: TokenClaims, nowMs: number): void {
  if (exp * 1000 <= nowMs) throw new AuthError('TOKEN_EXPIRED');
  if (iat * 1000 > nowMs + CLOCK_LEEWAY_MS) throw new AuthError('INVALID_ID_TOKEN');
}

/** Returns the sign-in that started the session of a token. */
export function signInOf(claims: TokenClaims): SignIn {
  const { sign_in_provider: name, session_claims: own } = (claims.firebase ?? {}) as Record<string, unknown>;
  const [provider, authTime] = [typeof name === 'string' ? name : 'password', claims.auth_time];
  return typeof own === 'object' && own !== null
    ? { provider, authTime, claims: own as Record<string, unknown> }
    : { provider, authTime };
}
