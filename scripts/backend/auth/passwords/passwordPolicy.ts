import { AuthError } from '../AuthError';
import { COMMON_RUNS, COMMON_WORDS } from './commonPasswords';

const MIN_LENGTH = 8;
const MAX_LENGTH = 4096;

/**
 * The response of `GET /v2/passwordPolicy`: only the length limits. It has no field for the refusal of common
 * passwords.
 */
export const PASSWORD_POLICY = {
  customStrengthOptions: { minPasswordLength: MIN_LENGTH, maxPasswordLength: MAX_LENGTH },
  allowedNonAlphanumericCharacters: Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~'),
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

/** Characters that people write for letters, as in `p4ssw0rd`. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Throws AuthError `WEAK_PASSWORD`, with the reason, for a password that is too short, too long, common or the e-mail
 * address itself.
 */
export function checkPassword(password: string, email: string | null): void {
  const { length } = password;
  if (length < MIN_LENGTH) throw new AuthError('WEAK_PASSWORD', `Password should be at least ${MIN_LENGTH} characters`);
  if (length > MAX_LENGTH) throw new AuthError('WEAK_PASSWORD', `Password should be at most ${MAX_LENGTH} characters`);
  if (isCommon(password)) throw new AuthError('WEAK_PASSWORD', 'Password is one of the most common ones');
  const lower = password.toLowerCase();
  if (email !== null && (lower === email || lower === email.slice(0, email.indexOf('@')))) {
    throw new AuthError('WEAK_PASSWORD', 'Password should not be the e-mail address');
  }
}

/** Returns true for a common password, also with digits or signs around it or written in leet. Ignores case. */
function isCommon(password: string): boolean {
  if (password.length > 64) return false;
  const lower = password.toLowerCase();
  if (COMMON_RUNS.has(lower) || isMonotonous(lower)) return true;
  const plain = Array.from(lower, (letter) => LEET[letter] ?? letter).join('');
  // Trim before and after replacing leet: `1password!` has signs to remove, in `p4ssw0rd` they are letters.
  const [core, plainCore] = [lower, plain].map((text) => trimNonLetters(text));
  const trimmedPlain = Array.from(core ?? '', (letter) => LEET[letter] ?? letter).join('');
  return [core, plainCore, trimmedPlain, plain].some((word) => word !== undefined && COMMON_WORDS.has(word));
}

/** Removes everything but letters from both ends. */
function trimNonLetters(text: string): string {
  let [start, end] = [0, text.length];
  const isLetter = (at: number): boolean => /\p{L}/u.test(text[at] ?? '');
  while (start < end && !isLetter(start)) start += 1;
  while (end > start && !isLetter(end - 1)) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns true for one or two characters only, and for runs of neighbours: `aaaaaaaa`, `abababab`, `23456789`.
 */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const steps = new Set(Array.from(text.slice(1), (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
