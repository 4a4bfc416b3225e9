import { useSyncExternalStore } from 'react';
import { formatOf, type Format } from './format';
import { onLanguageChange, pageLanguage } from './language';

/** Makes every text of one part of a screen with a language's numbers, dates and plurals. */
export type TextFactory<T> = (format: Format) => T;

/** Loads the translation of one part: `() => import('./card.de')`, whose default export is its factory. */
export type LoadTranslation<T> = () => Promise<{ default: TextFactory<T> }>;

/** The texts of one part, in the page's language. */
export interface TextSource<T> {
  /** Returns the texts in the page's language, or in English until its translation has loaded. */
  current(): T;
  /** Calls the listener when the page's language changes, or a translation of this part has loaded. */
  subscribe(listener: () => void): () => void;
}

/** The texts of a source, to type a translation: `const german: TextFactory<TextOf<typeof cardText>> = …`. */
export type TextOf<S> = S extends TextSource<infer T> ? T : never;

/**
 * Declares the texts of one part of a workspace (`text/<part>.en.ts`). English ships with the part; a translation loads
 * when the page is in its language. A part without that translation, or whose translation fails to load, stays English,
 * so a remote may be released with fewer languages than the site has.
 */
export function defineText<T>(
  english: TextFactory<T>,
  translations: Readonly<Record<string, LoadTranslation<T>>> = {},
): TextSource<T> {
  const texts = new Map<string, T>();
  const listeners = new Set<() => void>();
  const loaded = loadOnDemand(translations, (language) => {
    texts.delete(language);
    for (const listener of listeners) listener();
  });

  return {
    current() {
      const language = pageLanguage();
      const translation = loaded(language);
      let text = texts.get(language);
      if (text === undefined) {
        text = (translation ?? english)(formatOf(language));
        texts.set(language, text);
      }
      return text;
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = onLanguageChange(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Returns the function that finds a language's factory: undefined until its translation has loaded, which the first
 * call starts and `onLoad` reports. A failed load is repeated by the next call.
 */
function loadOnDemand<T>(
  translations: Readonly<Record<string, LoadTranslation<T>>>,
  onLoad: (language: string) => void,
): (language: string) => TextFactory<T> | undefined {
  const factories = new Map<string, TextFactory<T>>();
  const loading = new Set<string>();
  return (language) => {
    const translation = translations[language];
    if (translation && !factories.has(language) && !loading.has(language)) {
      loading.add(language);
      translation().then(
        (module) => {
          factories.set(language, module.default);
          onLoad(language);
        },
        () => loading.delete(language),
      );
    }
    return factories.get(language);
  };
}

/** Returns the texts of a part in the page's language; the component renders again when that changes. */
export function useText<T>(source: TextSource<T>): T {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}

/** Returns the texts of a part in the page's language at this moment, for code outside components. */
export function textOf<T>(source: TextSource<T>): T {
  return source.current();
}
