/** Cause of a warning. */
export type WarningCode =
  'leaving' | 'storage-blocked' | 'browser-too-old' | 'session-ended' | 'account-deleted' | 'unknown';

/**
 * Warning read from an address. `to` is set for `leaving` only, and only for an http or https address of another site.
 */
export type Warning = { code: WarningCode; to: URL | null };

const CODES: readonly string[] = ['leaving', 'storage-blocked', 'browser-too-old', 'session-ended', 'account-deleted'];

/** Reads `?code=…&to=…`. Any other code counts as `unknown`. */
export function readWarning(search: URLSearchParams, origin: string): Warning {
  const code = search.get('code') ?? '';
  if (!CODES.includes(code)) return { code: 'unknown', to: null };
  return { code: code as WarningCode, to: code === 'leaving' ? foreignUrl(search.get('to') ?? '', origin) : null };
}

/** Returns the URL of another site, or null. Refuses a URL with credentials: they can be mistaken for its host. */
function foreignUrl(text: string, origin: string): URL | null {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.origin !== origin && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
