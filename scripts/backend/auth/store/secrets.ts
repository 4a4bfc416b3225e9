import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a new secret of 256 random bits, safe in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a secret, the only form that is stored. Passwords need a slower hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns true for a text that has the form of {@link createSecret}. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns a new account id: 28 letters and digits, as in hosted Firebase. */
export function createUid(): string {
  return Array.from({ length: 28 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
