import type { TextFactory, TextOf } from '@lectern/shared/text';
import { loaded, type Translations } from './loaded';

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
