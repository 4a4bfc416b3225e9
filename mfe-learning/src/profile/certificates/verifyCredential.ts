import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { parseCertificateCode } from '@lectern/shared/domain';

/** Claims of a verified credential. `code` leads to its status on this site. */
export type VerifiedCredential = { code: string; learnerName: string; courseTitle: string; issuedAt: Date };

/** The keys could not be loaded, or this connection has no cryptography: nothing is known about the signature. */
export class UnverifiableError extends Error {
  override readonly name = 'UnverifiableError';
}

/**
 * Verifies the signature of a credential with the site's public keys, in this browser. Resolves to null when it was not
 * signed by this site or has been changed. Rejects with an UnverifiableError when that can't be found out.
 */
export async function verifyCredential(jwt: string): Promise<VerifiedCredential | null> {
  // Browsers have no cryptography on pages without TLS.
  if (!(crypto as Partial<Crypto>).subtle) throw new UnverifiableError('This page was not loaded over HTTPS.');
  const keys = await loadKeys();
  try {
    const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys), { algorithms: ['ES256'] });
    return readCredential(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function loadKeys(): Promise<JSONWebKeySet> {
  try {
    const response = await fetch('/.well-known/jwks.json', { signal: AbortSignal.timeout(10_000) });
    const value: unknown = await response.json();
    if (response.ok && typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys))
      return value as JSONWebKeySet;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new UnverifiableError(`The public keys could not be loaded: ${String(error)}`);
  }
}

/** Reads the claims of an OpenBadgeCredential. Source: Open Badges 3.0. Null for a credential of another kind. */
function readCredential(payload: Record<string, unknown>): VerifiedCredential | null {
  const { jti, name, validFrom } = payload;
  const subject = fieldOf(payload, 'credentialSubject');
  const identifiers = fieldOf(subject, 'identifier');
  const learnerName = fieldOf(Array.isArray(identifiers) ? identifiers[0] : null, 'identityHash');
  // `jti` is the address of the certificate on the site: it ends with `?certificate=` and the code.
  const code = typeof jti === 'string' ? parseCertificateCode(jti.split('=').at(-1) ?? '') : null;
  const issuedAt = new Date(typeof validFrom === 'string' ? validFrom : NaN);
  if (code === null || typeof name !== 'string' || typeof learnerName !== 'string') return null;
  return Number.isNaN(issuedAt.getTime()) ? null : { code, learnerName, courseTitle: name, issuedAt };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
