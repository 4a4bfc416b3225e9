/** Action of a mailed link. Its `code` works once. */
export type MailedLink = {
  mode: 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
  code: string;
};

const MODES: readonly string[] = [
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
] satisfies MailedLink['mode'][];

/**
 * Reads a mailed link, `?mode=…&oobCode=…`. Returns null when the address has neither parameter, and `broken` when one
 * is missing or unknown. Source: Firebase, "Create custom email action handlers".
 */
export function readMailedLink(search: URLSearchParams): MailedLink | 'broken' | null {
  const mode = search.get('mode');
  const code = search.get('oobCode');
  if (mode === null && code === null) return null;
  return mode !== null && code && MODES.includes(mode) ? { mode: mode as MailedLink['mode'], code } : 'broken';
}
