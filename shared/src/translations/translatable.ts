import { defineText, type TextFactory, type TextOf, type TextSource } from '@lectern/shared/text';

/** The translation of one part: `export const card: Translation<typeof cardText> = (format) => ({ … })`. */
export type Translation<S> = TextFactory<Translated<TextOf<S>>>;

/** The type of texts in another language: constants such as the names of keys may differ. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/** The translations of a workspace in one language, by part. A missing part is a type error. */
export type TranslationsOf<S> = { [Part in keyof S]: Translation<S[Part]> };

/** The languages of one bundle, besides English. */
export type Languages = {
  tags: readonly string[];
  /** Loads the translations of a language. Does nothing for one that the bundle lacks; rejects when the load fails. */
  load: (language: string) => Promise<void>;
};

type Translations = Readonly<Partial<Record<string, TextFactory<unknown>>>>;

/** Translations that this bundle has loaded, by language. Each bundle has a copy of this module, and so its own. */
const loaded: Record<string, Translations | undefined> = {};

/**
 * Declares the texts of one part of a workspace (`text/<part>.en.ts`). English ships with the part; a translation is
 * found by the part's name once its language has loaded. A part without a translation stays English, so a remote may be
 * released with fewer languages than the site has. `part` is the file's path below `text`, unique in a bundle.
 */
export function translatable<T>(part: string, english: TextFactory<T>): TextSource<T> {
  return defineText(english, (language) => loaded[language]?.[part] as TextFactory<T> | undefined);
}

/** Declares the languages of a workspace: how to import the translations of each, all of a language as one chunk. */
export function defineLanguages(
  imports: Readonly<Record<string, () => Promise<{ default: Translations }>>>,
): Languages {
  return {
    tags: Object.keys(imports),
    load: async (language) => {
      const translations = await imports[language]?.();
      if (translations) loaded[language] = translations.default;
    },
  };
}
