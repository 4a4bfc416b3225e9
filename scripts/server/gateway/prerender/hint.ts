/** What a visitor's browser says about the page that it needs: whether it has a session, and the theme. */
export type PageHint = { isSignedIn: boolean; theme: 'system' | 'light' | 'dark' };

const HINT = /(?:^|;\s*)lectern-hint=(in|out)\.(system|light|dark)(?:;|$)/;

/** Returns the hint of a `Cookie` header, which the shell writes; no session and the system's theme without one. */
export function hintIn(cookie: string | undefined): PageHint {
  const [, session, theme = 'system'] = HINT.exec(cookie ?? '') ?? [];
  return { isSignedIn: session === 'in', theme: theme as PageHint['theme'] };
}
