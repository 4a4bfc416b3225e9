import { createPublicKey } from 'node:crypto';
import { sha256 } from '../store/hashes';
import { fingerprintOf, type SignedParts, type TrustedKey } from './signature';

/** Error of a revision that was signed neither by the trusted key nor by a successor that this key has signed. */
export class UntrustedKeyError extends Error {
  override readonly name = 'UntrustedKeyError';
}

/**
 * Parses a trusted key: a fingerprint of 64 hexadecimal digits, or an Ed25519 public key in PEM. Returns its
 * fingerprint. Throws an Error whose message is a predicate, such as "is a private key".
 */
export function parseTrustedKey(text: string): string {
  const trimmed = text.trim();
  if (/^[\da-f]{64}$/i.test(trimmed)) return trimmed.toLowerCase();
  if (trimmed.includes('PRIVATE KEY'))
    throw new Error('is a private key, which only the machine that releases may have');
  if (!trimmed.startsWith('-----BEGIN'))
    throw new Error('is neither a fingerprint of 64 digits nor a public key in PEM');
  const key = createPublicKey(trimmed);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('is no Ed25519 key');
  return fingerprintOf(key.export({ type: 'spki', format: 'der' }).toString('base64'));
}

/** A stored revision: its bytes, as far as they can be read, and their signed parts. */
export type ReadParts = (serial: number) => Promise<{ bytes: Uint8Array; parts: SignedParts | null } | null>;

/**
 * Throws an UntrustedKeyError unless `keys` lead through the key with that fingerprint to `signer`, the key that signed
 * a revision. Keys before the trusted one count only as far as it vouches for them: the first revision that it signed
 * holds the hash of the one that introduced it.
 */
export async function requireTrusted(
  fingerprint: string,
  keys: readonly TrustedKey[],
  signer: TrustedKey,
  read: ReadParts,
): Promise<void> {
  const trustedAt = keys.findIndex(({ publicKey }) => fingerprintOf(publicKey) === fingerprint);
  if (trustedAt < 0 || keys.indexOf(signer) < trustedAt)
    throw new UntrustedKeyError(`it is signed by the key ${fingerprintOf(signer.publicKey)}`);
  const { id = '', since = 0 } = keys[trustedAt] ?? {};
  if (trustedAt === 0) return;
  const [introduction, first] = await Promise.all([read(since), read(since + 1)]);
  const isVouchedFor =
    introduction !== null &&
    first?.parts?.signature?.key === id &&
    (first.parts.value as { previousHash?: unknown }).previousHash === sha256(introduction.bytes);
  if (!isVouchedFor) throw new UntrustedKeyError(`the trusted key did not follow revision ${String(since)}`);
}
