import { createSign, createVerify } from 'node:crypto';
import { AuthError } from '../AuthError';
import type { SigningKey } from '../store/signingKeys';

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a token with these claims, signed with RS256. */
export function signJwt(key: SigningKey, claims: object): string {
  const content = `${encode({ alg: 'RS256', kid: key.kid, typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key.privateKey, 'base64url')}`;
}

/**
 * Returns the claims of a token that this key signed. Throws AuthError `refusal` for anything else: only RS256 with
 * this key is accepted, whatever the header says. The caller checks issuer, audience and times.
 */
export function readJwt(key: SigningKey | null, token: string, refusal: string): Record<string, unknown> {
  const parts = token.split('.');
  const [header, body, signature] = parts;
  if (key === null || parts.length !== 3 || header === undefined || body === undefined || !signature)
    throw new AuthError(refusal);
  const { alg, kid } = decode(header, refusal);
  if (alg !== 'RS256' || kid !== key.kid) throw new AuthError(refusal);
  // Node's decoder ignores stray bits and characters: only the canonical form of a signature is accepted.
  const canonical = Buffer.from(signature, 'base64url').toString('base64url') === signature;
  const genuine =
    canonical && createVerify('RSA-SHA256').update(`${header}.${body}`).verify(key.publicKey, signature, 'base64url');
  if (!genuine) throw new AuthError(refusal);
  return decode(body, refusal);
}

function decode(part: string, refusal: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Not JSON, so not a token.
  }
  throw new AuthError(refusal);
}
