import { useSyncExternalStore } from 'react';
import { formatOf, type Format } from './format';
import { onLanguageChange, pageLanguage } from './language';

/** Makes every text of one part of a screen with a language's numbers, dates and plurals. */
export type TextFactory<T> = (format: Format) => T;

/** The texts of one part, in the page's language. */
export interface TextSource<T> {
  /** Returns the texts in the page's language, or in English until its translation has loaded. */
  current: () => T;
  /** Calls the listener when the page's language changes. */
  subscribe: (listener: () => void) => () => void;
}

/** The texts of a source, to type a translation: `const german: TextFactory<TextOf<typeof cardText>> = …`. */
export type TextOf<S> = S extends TextSource<infer T> ? T : never;

/**
 * Declares the texts of one part. `find` returns the factory of a language that has loaded; without one the texts are
 * English. Workspaces call `translatable` of `@lectern/shared/translations`, which finds the translations of a bundle.
 */
export function defineText<T>(
  english: TextFactory<T>,
  find?: (language: string) => TextFactory<T> | undefined,
): TextSource<T> {
  let made: { language: string; factory: TextFactory<T>; text: T } | undefined;
  return {
    current: () => {
      const language = pageLanguage();
      const factory = find?.(language) ?? english;
      if (made?.language !== language || made.factory !== factory)
        made = { language, factory, text: factory(formatOf(language)) };
      return made.text;
    },
    subscribe: onLanguageChange,
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
