import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U. Source: https://www.crockford.com/base32.html */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** Returns a new code of 12 letters and digits: 60 random bits, which nobody can guess or try through. */
export function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => DIGITS.charAt(byte & 31)).join('');
}
