import { AuthError } from '../AuthError';
import { CLOCK_LEEWAY_MS } from '../clockGuard';
import type { SigningKey } from '../store/signingKeys';
import { readJwt, signJwt } from './jwt';

/** The account that a custom token signs in, and the claims of that session. */
export type CustomSignIn = { uid: string; claims: Record<string, unknown> };

/** Source: Firebase, "Create custom tokens": the audience, and the longest lifetime in seconds. */
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const LIFETIME_SECONDS = 3600;
const REFUSAL = 'INVALID_CUSTOM_TOKEN';

/** Returns a token that signs in to the account `uid` within an hour, and creates the account when there is none. */
export function signCustomToken(
  key: SigningKey,
  projectId: string,
  { uid, claims }: CustomSignIn,
  nowMs: number,
): string {
  const iat = Math.floor(nowMs / 1000);
  return signJwt(key, {
    iss: projectId,
    sub: projectId,
    aud: AUDIENCE,
    iat,
    exp: iat + LIFETIME_SECONDS,
    uid: parseUid(uid),
    claims,
  });
}

/** Returns the sign-in of a genuine custom token of this project. Throws AuthError `INVALID_CUSTOM_TOKEN`. */
export function readCustomToken(key: SigningKey | null, projectId: string, token: string, nowMs: number): CustomSignIn {
  const { iss, aud, iat, exp, uid, claims = {} } = readJwt(key, token, REFUSAL);
  if (iss !== projectId || aud !== AUDIENCE || typeof iat !== 'number' || typeof exp !== 'number')
    throw new AuthError(REFUSAL);
  const isCurrent = exp * 1000 > nowMs && iat * 1000 <= nowMs + CLOCK_LEEWAY_MS && exp - iat <= LIFETIME_SECONDS;
  if (!isCurrent) throw new AuthError(REFUSAL, 'The custom token has expired');
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError(REFUSAL);
  return { uid: parseUid(uid), claims: claims as Record<string, unknown> };
}

function parseUid(uid: unknown): string {
  if (typeof uid === 'string' && /^[^\p{Cc}]{1,128}$/u.test(uid)) return uid;
  throw new AuthError(REFUSAL, 'A uid has 1 to 128 characters');
}
