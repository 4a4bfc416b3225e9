import { canonicalize } from '@tufjs/canonical-json';
import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { looseObject, number, object, optional, safeParse, string } from 'valibot';

/**
 * A key that signs revisions: `id` is derived from `publicKey` (SPKI, base64). It signs nothing after `expires`
 * (ISO 8601).
 */
export type ReleaseKey = { id: string; publicKey: string; expires: string };

/** A key, and the serial of the revision that introduced it: it signs the ones after that, the first key also that. */
export type TrustedKey = ReleaseKey & { since: number };

/** The parts of a stored revision that its signature is about. A revision with a `newKey` hands over to that key. */
export type SignedParts = {
  value: unknown;
  updatedAt: string;
  newKey: ReleaseKey | null;
  signature: { key: string; since: number; value: string } | null;
};

const KEY = object({ id: string(), publicKey: string(), expires: string() });
const PARTS = looseObject({
  updatedAt: string(),
  newKey: optional(KEY),
  signature: optional(object({ key: string(), since: number(), value: string() })),
});

/** Returns what signatures need of a stored revision, which may be damaged otherwise; null when it is no revision. */
export function signedPartsOf(value: unknown): SignedParts | null {
  const parsed = safeParse(PARTS, value);
  if (!parsed.success) return null;
  const { updatedAt, newKey = null, signature = null } = parsed.output;
  return { value, updatedAt, newKey, signature };
}

/** Returns the description of a key pair's public half, valid until `expires`. */
export function describeKey(privateKey: KeyObject, expires: string): ReleaseKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { id: keyIdOf(spki.toString('base64')), publicKey: spki.toString('base64'), expires };
}

/** Returns `revision` with its signature. `since` is the serial of the revision that introduced the key. */
export function signRevision<R extends object>(
  revision: R,
  privateKey: KeyObject,
  { key, since }: { key: string; since: number },
): R & { signature: { key: string; since: number; value: string } } {
  const value = sign(null, canonicalBytes({ ...revision, signing: { key, since } }), privateKey).toString('base64');
  return { ...revision, signature: { key, since, value } };
}

/** Returns true when the key had expired before the revision was signed. Handing over is valid also afterwards. */
export function isAfter({ updatedAt, newKey }: SignedParts, { expires }: ReleaseKey): boolean {
  return newKey === null && !(Date.parse(updatedAt) <= Date.parse(expires));
}

/** Returns true when the revision was signed by that key while it was valid. */
export function isSignedBy(parts: SignedParts, key: ReleaseKey): boolean {
  const { value, signature } = parts;
  if (!signature || signature.key !== key.id || keyIdOf(key.publicKey) !== key.id || isAfter(parts, key)) return false;
  const { signature: _own, ...revision } = value as { signature: unknown };
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), type: 'spki', format: 'der' });
    if (publicKey.asymmetricKeyType !== 'ed25519') return false;
    const signed = canonicalBytes({ ...revision, signing: { key: signature.key, since: signature.since } });
    return verify(null, signed, publicKey, new Uint8Array(Buffer.from(signature.value, 'base64')));
  } catch {
    return false;
  }
}

/** Returns the fingerprint of a public key (SPKI, base64): its sha256, as 64 hexadecimal digits. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey, 'base64').digest('hex');

const keyIdOf = (publicKey: string): string => fingerprintOf(publicKey).slice(0, 16);

/** Returns the canonical JSON of a value as it is stored: without `undefined`, names sorted. */
export const canonicalBytes = (value: object): Uint8Array =>
  new TextEncoder().encode(canonicalize(JSON.parse(JSON.stringify(value))));
