import { createPublicKey } from 'node:crypto';
import { sha256 } from '../store/hashes';
import { fingerprintOf, type SignedParts, type TrustedKey } from './signature';

/** Error of a revision that is not signed by the stated key, or by a key that it handed over to. */
export class UntrustedKeyError extends Error {
  override readonly name = 'UntrustedKeyError';
}

/**
 * Returns the fingerprint that `text` states: 64 hexadecimal digits, or an Ed25519 public key in PEM. Throws an Error
 * that continues a sentence about the text.
 */
export function parseTrustedKey(text: string): string {
  const stated = text.trim();
  if (/^[\da-f]{64}$/i.test(stated)) return stated.toLowerCase();
  if (stated.includes('PRIVATE KEY'))
    throw new Error('is a private key, which only the machine that releases may have');
  if (!stated.startsWith('-----BEGIN'))
    throw new Error('is neither a fingerprint of 64 digits nor a public key in PEM');
  const key = createPublicKey(stated);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('is no Ed25519 key');
  return fingerprintOf(key.export({ type: 'spki', format: 'der' }).toString('base64'));
}

/** A stored revision: its bytes, as far as they can be read, and their signed parts. */
export type ReadParts = (serial: number) => Promise<{ bytes: Uint8Array; parts: SignedParts | null } | null>;

/**
 * Throws an UntrustedKeyError unless `keys` lead through the key with that fingerprint to `signer`, the key that signed
 * a revision. Keys before the stated one count only as far as it vouches for them: the first revision that it signed
 * holds the hash of the one that introduced it.
 */
export async function requireTrusted(
  fingerprint: string,
  keys: readonly TrustedKey[],
  signer: TrustedKey,
  read: ReadParts,
): Promise<void> {
  const stated = keys.findIndex(({ publicKey }) => fingerprintOf(publicKey) === fingerprint);
  if (stated < 0 || keys.indexOf(signer) < stated)
    throw new UntrustedKeyError(`it is signed by the key ${fingerprintOf(signer.publicKey)}`);
  const { id = '', since = 0 } = keys[stated] ?? {};
  if (stated === 0) return;
  const [introduction, first] = await Promise.all([read(since), read(since + 1)]);
  const isVouchedFor =
    introduction !== null &&
    first?.parts?.signature?.key === id &&
    (first.parts.value as { previousHash?: unknown }).previousHash === sha256(introduction.bytes);
  if (!isVouchedFor) throw new UntrustedKeyError(`the trusted key did not follow revision ${String(since)}`);
}
