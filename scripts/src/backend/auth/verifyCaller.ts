import type { Caller } from '../values';
import { AuthError } from './AuthError';
import { authenticate, type AuthContext } from './authContext';

/**
 * Who sends a request, by its `Authorization` header: null without one. Throws AuthError (401) for any other scheme than `Bearer` and
 * `Firebase`, and for a token that is unsigned, tampered with, expired, revoked, of another project or of an account that is gone.
 */
export function verifyCaller(context: AuthContext, header: string | undefined): Caller {
  if (header === undefined) return null;
  const [, token] = /^(?:Bearer|Firebase) +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header.trim()) ?? [];
  if (token === undefined || header.length > 16_384) throw new AuthError('UNAUTHENTICATED', 'The Authorization header holds no ID token', 401);
  try {
    const { account, claims } = authenticate(context, token);
    return { uid: account.uid, token: claims };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new AuthError('UNAUTHENTICATED', `The ID token was refused (${error.code})`, 401);
  }
}
