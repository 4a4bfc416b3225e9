import { isCommonPassword } from './commonPassword';

/** The fewest characters of a new password. */
export const LEAST_PASSWORD = 8;

/** The most characters of a new password: the limit of the backend. */
export const MOST_PASSWORD = 4096;

/** Why a new password is refused. */
export type PasswordFault = 'missing' | 'short' | 'long' | 'common' | 'address';

/**
 * What is wrong with a new password for the account of `email`, or null. Length alone makes a password: there are no
 * rules of composition, and its own spaces are kept. Common ones are refused, and the address itself.
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if (password === '') return 'missing';
  if (password.length < LEAST_PASSWORD) return 'short';
  if (password.length > MOST_PASSWORD) return 'long';
  if (isCommonPassword(password)) return 'common';
  return isAddress(password.toLowerCase(), email.trim().toLowerCase()) ? 'address' : null;
}

function isAddress(password: string, email: string): boolean {
  return email !== '' && [email, email.split('@')[0]].includes(password);
}
