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
  current: () => T;
  /** Calls the listener when the page's language changes, or a translation of this part has loaded. */
  subscribe: (listener: () => void) => () => void;
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
  const factories: Record<string, TextFactory<T> | undefined> = {};
  const texts: Record<string, T | undefined> = {};
  const listeners = new Set<() => void>();

  const load = async (language: string): Promise<void> => {
    const translation = translations[language];
    if (!translation || language in factories) return;
    factories[language] = english;
    try {
      factories[language] = (await translation()).default;
      texts[language] = undefined;
      for (const listener of listeners) listener();
    } catch {
      // The next call loads it again.
      Reflect.deleteProperty(factories, language);
    }
  };

  return {
    current: () => {
      const language = pageLanguage();
      void load(language);
      return (texts[language] ??= (factories[language] ?? english)(formatOf(language)));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = onLanguageChange(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
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
