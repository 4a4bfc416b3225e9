import { DEVICE_CONTENT_COOKIE } from '@lectern/shared/contract';

/**
 * Hint of a visitor's browser for rendering a page: whether it has a session, whether the device holds content of its
 * own for this page, and its theme.
 */
export type PageHint = { isSignedIn: boolean; hasDeviceContent: boolean; theme: 'system' | 'light' | 'dark' };

const HINT = /(?:^|;\s*)lectern-hint=(in|out)\.(system|light|dark)(?:;|$)/;
const DEVICE_CONTENT = new RegExp(`(?:^|;\\s*)${DEVICE_CONTENT_COOKIE}=1(?:;|$)`);

/**
 * Returns the hint of a `Cookie` header, which the shell and its screens write. Without one: no session, no content of
 * the device, and the system's theme.
 */
export function hintIn(cookie = ''): PageHint {
  const [, session, theme = 'system'] = HINT.exec(cookie) ?? [];
  return {
    isSignedIn: session === 'in',
    hasDeviceContent: DEVICE_CONTENT.test(cookie),
    theme: theme as PageHint['theme'],
  };
}
