/** What a warning may be about. */
export type WarningCode =
  'leaving' | 'storage-blocked' | 'browser-too-old' | 'session-ended' | 'account-deleted' | 'unknown';

/**
 * A warning as the address names it. `to` is only set for `leaving`, and only when it leads by http or https to another
 * site.
 */
export type Warning = { code: WarningCode; to: URL | null };

const CODES: readonly string[] = ['leaving', 'storage-blocked', 'browser-too-old', 'session-ended', 'account-deleted'];

/** Reads `?code=…&to=…`. Any code that is not known is `unknown`. */
export function readWarning(search: URLSearchParams, origin: string): Warning {
  const code = search.get('code') ?? '';
  if (!CODES.includes(code)) return { code: 'unknown', to: null };
  return { code: code as WarningCode, to: code === 'leaving' ? foreignUrl(search.get('to') ?? '', origin) : null };
}

/** An address with a name or password in it is refused: it is made to be mistaken for another host. */
function foreignUrl(text: string, origin: string): URL | null {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.origin !== origin && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
