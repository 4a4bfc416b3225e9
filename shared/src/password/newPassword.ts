import { isCommonPassword } from './commonPassword';

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD = 8;

/** Maximum length of a new password, in characters. The backend refuses longer ones. */
export const MAX_PASSWORD = 4096;

/** Reasons for which a new password is refused. */
export type PasswordFault = 'missing' | 'short' | 'long' | 'common' | 'address';

/**
 * Returns the fault of a new password for the account of `email`, or null. Checks the length, not the kinds of
 * characters; spaces count. Refuses common passwords and the address itself.
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if (password === '') return 'missing';
  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  if (isCommonPassword(password)) return 'common';
  return isAddress(password.toLowerCase(), email.trim().toLowerCase()) ? 'address' : null;
}

function isAddress(password: string, email: string): boolean {
  return email !== '' && [email, email.split('@')[0]].includes(password);
}
