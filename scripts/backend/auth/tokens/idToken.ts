import { createSign, createVerify } from 'node:crypto';
import { AuthError } from '../AuthError';
import { CLOCK_LEEWAY_MS } from '../clockGuard';
import type { AccountRecord } from '../store/accounts';
import type { SigningKey } from '../store/signingKeys';

/** Lifetime of an ID token in seconds. Source: Firebase, "Verify ID tokens". */
export const ID_TOKEN_SECONDS = 3600;

/** The sign-in that started a session: the provider's id, and its time in seconds since 1970. */
export type SignIn = { provider: string; authTime: number };

/** The claims of a verified token. Times are seconds since 1970. */
export type TokenClaims = Record<string, unknown> & { sub: string; iat: number; exp: number; auth_time: number };

const issuer = (projectId: string): string => `https://securetoken.google.com/${projectId}`;
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

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
    ...account.claims,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    iss: issuer(projectId),
    aud: projectId,
    auth_time: signIn.authTime,
    user_id: account.uid,
    sub: account.uid,
    iat,
    exp: iat + ID_TOKEN_SECONDS,
    ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
    firebase: { identities, sign_in_provider: signIn.provider },
  };
  const content = `${encode({ alg: 'RS256', kid: key.kid, typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key.privateKey, 'base64url')}`;
}

/**
 * Returns the claims of a genuine, unexpired token of this project. Throws AuthError `INVALID_ID_TOKEN` or
 * `TOKEN_EXPIRED`. The caller checks the account. Only RS256 with this key is accepted, whatever the header says.
 */
export function readIdToken(key: SigningKey | null, projectId: string, token: string, nowMs: number): TokenClaims {
  const parts = token.split('.');
  const [header, body, signature] = parts;
  if (key === null || parts.length !== 3 || header === undefined || body === undefined || !signature)
    throw new AuthError('INVALID_ID_TOKEN');
  const { alg, kid } = decode(header);
  if (alg !== 'RS256' || kid !== key.kid) throw new AuthError('INVALID_ID_TOKEN');
  // Node's decoder ignores stray bits and characters: only the canonical form of a signature is accepted.
  const canonical = Buffer.from(signature, 'base64url').toString('base64url') === signature;
  const genuine =
    canonical && createVerify('RSA-SHA256').update(`${header}.${body}`).verify(key.publicKey, signature, 'base64url');
  if (!genuine) throw new AuthError('INVALID_ID_TOKEN');
  const claims = decode(body);
  const { iss, aud, sub, iat, exp, auth_time: authTime } = claims;
  if (iss !== issuer(projectId) || aud !== projectId || typeof sub !== 'string' || sub === '')
    throw new AuthError('INVALID_ID_TOKEN');
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof authTime !== 'number')
    throw new AuthError('INVALID_ID_TOKEN');
  const read: TokenClaims = { ...claims, sub, iat, exp, auth_time: authTime };
  checkTimes(read, nowMs);
  return read;
}

/** Throws AuthError `TOKEN_EXPIRED`, or `INVALID_ID_TOKEN` for a token that a clock ahead of time has issued. */
export function checkTimes({ iat, exp }: TokenClaims, nowMs: number): void {
  if (exp * 1000 <= nowMs) throw new AuthError('TOKEN_EXPIRED');
  if (iat * 1000 > nowMs + CLOCK_LEEWAY_MS) throw new AuthError('INVALID_ID_TOKEN');
}

function decode(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Not JSON, so not a token.
  }
  throw new AuthError('INVALID_ID_TOKEN');
}

/** Returns the sign-in that started the session of a token. */
export function signInOf(claims: TokenClaims): SignIn {
  const { sign_in_provider: provider } = (claims.firebase ?? {}) as { sign_in_provider?: unknown };
  return { provider: typeof provider === 'string' ? provider : 'password', authTime: claims.auth_time };
}
