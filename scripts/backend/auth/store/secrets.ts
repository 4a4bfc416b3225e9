import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new secret of 256 random bits, safe in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: its SHA-256. Enough for 256 random bits; passwords are hashed otherwise. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a text has the form that {@link createSecret} gives. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** A new account id: 28 letters and digits, as hosted gives them. */
export function createUid(): string {
  return Array.from({ length: 28 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
