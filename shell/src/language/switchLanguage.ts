import { LANGUAGE_COOKIE, type Release } from '@lectern/shared/contract';
import type { Containers } from '../federation/page/containers';
import type { Signal } from '../state/signal';
import type { Translations } from '../state/translations';
import { startTranslations } from './startTranslations';

/**
 * State that a switch of the language changes: the page's translations, and those of the releases that it has loaded.
 */
export type SwitchTarget = { translations: Signal<Translations | null>; containers: Containers; met: () => Release[] };

const ENGLISH = 'en';
const YEAR_S = 31_536_000;
const LOADED = Promise.resolve();

/** Number of the latest switch of this page. */
let latest = 0;

/**
 * Switches the page to another language without a reload: screens stay open, with everything that was typed into them.
 * The choice is stored in a cookie for a year, so that the next page is in that language. Rejects, and changes
 * nothing, when the texts can't be loaded. Resolves, and changes nothing either, when a later switch has replaced it.
 */
export async function switchLanguage(language: string, { translations, containers, met }: SwitchTarget): Promise<void> {
  const former = document.documentElement.lang || ENGLISH;
  const number = (latest += 1);
  saveChoice(language);
  try {
    const next = language === ENGLISH ? null : await startTranslations(language, await fetchPage());
    if (next) await Promise.all(met().map((release) => next.load(release, containers, LOADED)));
    if (number !== latest) return;
    translations.set(next);
  } catch (error) {
    if (number !== latest) return;
    saveChoice(former);
    throw error;
  }
  document.documentElement.lang = language;
}

/** Fetches the open page in the language of the cookie. */
async function fetchPage(): Promise<string> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  return response.text();
}

function saveChoice(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${String(YEAR_S)}; SameSite=Lax${secure}`;
}
