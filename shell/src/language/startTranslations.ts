import { LANGUAGES_MODULE, parsePageTranslations, type Asset, type PageTranslations } from '@lectern/shared/contract';
import type { Languages } from '@lectern/shared/translations';
import type { Translations } from '../state/translations';
import languages from '../text/languages';

/** Milliseconds that a screen waits for its texts; after that English is better than nothing. */
const TEXT_LIMIT_MS = 4_000;

const BLOCK = /<script type="application\/json" id="translations">([\s\S]*?)<\/script>/;

/**
 * Loads the shell's texts in a language. `html` is the page in that language, from which the titles of routes and the
 * addresses of texts are read; by default the document. Rejects when the shell lacks the language or its texts fail to
 * load, and with a ContractError for invalid data.
 */
export async function startTranslations(
  language: string,
  html: string | undefined = document.getElementById('translations')?.outerHTML,
): Promise<Translations> {
  const json = BLOCK.exec(html ?? '')?.[1];
  if (json === undefined || !languages.tags.includes(language))
    throw new Error(`The page has no texts in ${language}.`);
  const page = parsePageTranslations(JSON.parse(json), 'translations');
  await languages.load(language);
  return translationsOf(language, page);
}

function translationsOf(language: string, { texts, titles }: PageTranslations): Translations {
  return {
    titles,
    async load(release, containers, entry) {
      texts[release.global]?.forEach(preload);
      const load = async (): Promise<void> => {
        await entry;
        const module = await containers.loadModule(release, LANGUAGES_MODULE);
        await (module as { default: Languages }).default.load(language);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, TEXT_LIMIT_MS)));
      await Promise.race([load().catch(() => undefined), limit]);
      clearTimeout(timer);
    },
  };
}

/** Preloads a script, so that it loads beside the entry of its release. */
function preload({ url, integrity }: Asset): void {
  const { href } = new URL(url, document.baseURI);
  if ([...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some((link) => link.href === href))
    return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}
