import { decodeProtectedHeader } from 'jose';
import type { Documents } from '../processing';
import type { CertificateKeys } from './keys';

/** Signed certificates that are looked at. Their codes are random, so they are of any time. */
const SAMPLE = 20;

/**
 * Warns of signed certificates whose key is not in the file of keys, as in a home that has lost it or was moved without
 * it: nobody can verify them. Rejects when the store fails.
 */
export async function warnOfMissingKeys(
  documents: Documents,
  { file, publicKeys }: CertificateKeys,
  warn: (message: string) => void,
): Promise<void> {
  const known = publicKeys.map(({ kid }) => kid);
  const signed = await documents.query({ collection: 'credentials', limit: SAMPLE });
  const signers = signed.flatMap(({ data }) => keyOf(data.jwt) ?? []);
  const unknown = signers.filter((kid) => !known.includes(kid));
  if (unknown.length === 0) return;
  warn(
    `Nobody can verify certificates whose key is not in ${file}: ${unknown.length} of the ${signers.length} that ` +
      `were checked, signed with ${[...new Set(unknown)].join(', ')}. Add the "keys" of the file that signed them, ` +
      'from a backup or from the home that the site moved from.',
  );
}

function keyOf(jwt: unknown): string | null {
  try {
    return decodeProtectedHeader(String(jwt)).kid ?? null;
  } catch {
    return null;
  }
}
