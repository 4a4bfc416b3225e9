/**
 * A stored password hash, with everything that a check needs; texts are base64. `STANDARD_SCRYPT` is RFC 7914's scrypt
 * with a key of 32 bytes. `SCRYPT` is hosted Firebase's variant: the derived key encrypts
 * the project's signer key.
 */
export type PasswordHash =
  | { algorithm: 'STANDARD_SCRYPT'; N: number; r: number; p: number; salt: string; key: string }
  | {
      algorithm: 'SCRYPT';
      memCost: number;
      rounds: number;
      saltSeparator: string;
      signerKey: string;
      salt: string;
      key: string;
    };

const STANDARD = 'scrypt';
const FIREBASE = 'firebase-scrypt';

/** Returns the text that is stored for a hash. Throws an Error for a salt of standard scrypt that is no text. */
export function formatHash(hash: PasswordHash): string {
  if (hash.algorithm === 'SCRYPT')
    return [FIREBASE, hash.memCost, hash.rounds, hash.saltSeparator, hash.signerKey, hash.salt, hash.key].join('$');
  const salt = Buffer.from(hash.salt, 'base64').toString();
  if (!/^[\w-]+$/.test(salt)) throw new Error('The salt of a password hash must be the bytes of a base64url text.');
  return [STANDARD, hash.N, hash.r, hash.p, salt, Buffer.from(hash.key, 'base64').toString('base64url')].join('$');
}

/** Returns the hash of a stored text, or null for a text of another form. */
export function parseHash(text: string): PasswordHash | null {
  const [kind, ...parts] = text.split('$');
  if (kind === STANDARD) {
    const [N, r, p, salt, key] = parts;
    if (salt === undefined || key === undefined) return null;
    const base64 = {
      salt: Buffer.from(salt).toString('base64'),
      key: Buffer.from(key, 'base64url').toString('base64'),
    };
    return { algorithm: 'STANDARD_SCRYPT', N: Number(N), r: Number(r), p: Number(p), ...base64 };
  }
  const [memCost, rounds, saltSeparator, signerKey, salt, key] = parts;
  if (kind !== FIREBASE || saltSeparator === undefined || signerKey === undefined) return null;
  if (salt === undefined || key === undefined) return null;
  return { algorithm: 'SCRYPT', memCost: Number(memCost), rounds: Number(rounds), saltSeparator, signerKey, salt, key };
}
