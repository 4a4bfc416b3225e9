import { LANGUAGE_COOKIE } from '@lectern/shared/contract';

/** The part of a request that tells the visitor's language. */
export type LanguageRequest = { cookie: string | undefined; acceptLanguage: string | undefined };

const ENGLISH = 'en';
const MAX_RANGES = 20;

/**
 * Returns the language of a page: the visitor's choice in the cookie, else the best of the browser's languages, else
 * English. `offered` are the site's languages besides English. Source: RFC 4647, section 3.4 (lookup).
 */
export function chooseLanguage({ cookie, acceptLanguage }: LanguageRequest, offered: readonly string[]): string {
  const known = [ENGLISH, ...offered];
  const chosen = chosenIn(cookie);
  if (chosen !== undefined && known.includes(chosen)) return chosen;
  for (const range of rangesOf(acceptLanguage)) {
    const match = lookUp(range, known);
    if (match !== undefined) return match;
  }
  return ENGLISH;
}

function chosenIn(cookie = ''): string | undefined {
  const entry = cookie.split(/; */).find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return entry?.slice(LANGUAGE_COOKIE.length + 1);
}

/** Returns the languages of an `Accept-Language` header, best first. Source: RFC 9110, section 12.5.4. */
function rangesOf(header = ''): string[] {
  return header
    .split(',', MAX_RANGES)
    .map((part) => {
      const [range = '', weight] = part.split(';');
      const quality = Number(/^\s*q=([\d.]{1,5})\s*$/.exec(weight ?? '')?.[1] ?? 1);
      return { range: range.trim().toLowerCase(), quality };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}

/** Shortens the range until a known language equals it: `de-at` finds `de`. */
function lookUp(range: string, known: readonly string[]): string | undefined {
  for (let rest = range; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')))) {
    const match = known.find((language) => language.toLowerCase() === rest);
    if (match !== undefined) return match;
  }
  return undefined;
}
