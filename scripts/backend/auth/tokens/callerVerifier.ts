import type { Caller } from '../../wireValue';
import { AuthError } from '../AuthError';
import { requireActiveAccount, type AuthContext } from '../authContext';
import type { SigningKey } from '../store/signingKeys';
import { checkTimes, readIdToken, type TokenClaims } from './idToken';

/** Number of verified tokens in the cache. All requests of a page carry the same one. */
const MAX_CACHED = 1000;

/**
 * Returns a function that verifies an `Authorization` header and returns the sender, null without a header. It throws
 * AuthError (401) for schemes other than `Bearer` and `Firebase`, and for a token that is unsigned, tampered with,
 * expired, revoked, of another project or of a deleted account.
 */
export function createCallerVerifier(context: AuthContext): (header: string | undefined) => Caller {
  const genuine = new Map<string, { claims: TokenClaims; key: SigningKey | null }>();
  const read = (token: string): TokenClaims => {
    const key = context.keys.current();
    const known = genuine.get(token);
    // Only the signature is cached: times and account are checked for each request.
    if (known?.key === key) {
      checkTimes(known.claims, context.now());
      return known.claims;
    }
    genuine.delete(token);
    const claims = readIdToken(key, context.projectId, token, context.now());
    for (const oldest of genuine.keys()) {
      if (genuine.size < MAX_CACHED) break;
      genuine.delete(oldest);
    }
    genuine.set(token, { claims: Object.freeze(claims), key });
    return claims;
  };
  return (header) => {
    if (header === undefined) return null;
    const [, token] = /^(?:Bearer|Firebase) +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header.trim()) ?? [];
    if (token === undefined || header.length > 16_384)
      throw new AuthError('UNAUTHENTICATED', 'The Authorization header holds no ID token', 401);
    try {
      const claims = read(token);
      requireActiveAccount(context, claims);
      return { uid: claims.sub, token: claims };
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      throw new AuthError('UNAUTHENTICATED', `The ID token was refused (${error.code})`, 401);
    }
  };
}
