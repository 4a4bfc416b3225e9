import { list, object, optional, record, text, type Parsed } from '../parse';
import { parseAsset } from '../release';

/** Name of the file beside `release.json` that describes a bundle's languages. A bundle in English only has none. */
export const LANGUAGES_FILE = 'languages.json';

/** Parses a language tag such as "de" or "pt-BR" (BCP 47, language and region); throws a ContractError. */
export const parseLanguage = text('a language tag such as "de"', /^[a-z]{2,3}(-[A-Z]{2})?$/);

/** Titles and labels of a release's routes in one language, by the id of the route. */
export type RouteTitles = Parsed<typeof parseRouteTitles>;

/** Parses RouteTitles; throws a ContractError. */
export const parseRouteTitles = record(object({ title: text(), label: optional(text()) }));

/** Texts of the shell that the gateway writes into pages before any script runs, in one language. */
export type PageWords = Parsed<typeof parsePageWords>;

/** Parses PageWords; throws a ContractError. */
export const parsePageWords = object({ notFound: text(), maintenance: text(), description: text() });

/** One language of a release: the scripts with its texts, the titles of its routes, and the shell's page template. */
export type ReleaseLanguage = Parsed<typeof parseReleaseLanguage>;

const parseReleaseLanguage = object({
  js: list(parseAsset),
  titles: parseRouteTitles,
  template: optional(parseAsset),
  words: optional(parsePageWords),
});

/** Parses `languages.json`; throws a ContractError. */
export const parseReleaseLanguages = record(parseReleaseLanguage, parseLanguage);

/**
 * Translations in a page that is not in English, as the JSON block `translations`: the scripts with the texts of each
 * release, by its container global (`shell` for the shell), and the titles of routes, by their owner.
 */
export type PageTranslations = Parsed<typeof parsePageTranslations>;

/** Parses PageTranslations; throws a ContractError. */
export const parsePageTranslations = object({
  texts: record(list(parseAsset)),
  titles: record(parseRouteTitles),
});
