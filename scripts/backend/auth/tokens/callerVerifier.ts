import type { Caller } from '../../wireValue';
import { AuthError } from '../AuthError';
import { requireActiveAccount, type AuthContext } from '../authContext';
import { readIdToken, type TokenClaims } from './idToken';

/** Tokens whose signature was found good; each request of a page brings the same one. */
const MAX_CACHED = 1000;

/**
 * Who sends a request, by its `Authorization` header: null without one. Throws AuthError (401) for any other scheme
 * than `Bearer` and `Firebase`, and for a token that is unsigned, tampered with, expired, revoked, of another project
 * or of an account that is gone.
 */
export function createCallerVerifier(context: AuthContext): (header: string | undefined) => Caller {
  const genuine = new Map<string, TokenClaims>();
  const read = (token: string): TokenClaims => {
    const known = genuine.get(token);
    // Only the signature is remembered: time and account are looked at each time.
    if (known !== undefined && known.exp * 1000 > context.now()) return known;
    genuine.delete(token);
    const claims = readIdToken(context.keys.current(), context.projectId, token, context.now());
    for (const oldest of genuine.keys()) {
      if (genuine.size < MAX_CACHED) break;
      genuine.delete(oldest);
    }
    genuine.set(token, Object.freeze(claims));
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
