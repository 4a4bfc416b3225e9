/** What a mailed link asks for: `code` is spent by it. */
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
 * Reads the link of a mail, `?mode=…&oobCode=…`. Null when the address is no such link at all, `broken` when a part of
 * it is missing or unknown. Source: Firebase, "Create custom email action handlers".
 */
export function readMailedLink(search: URLSearchParams): MailedLink | 'broken' | null {
  const mode = search.get('mode');
  const code = search.get('oobCode');
  if (mode === null && code === null) return null;
  return mode !== null && code && MODES.includes(mode) ? { mode: mode as MailedLink['mode'], code } : 'broken';
}
