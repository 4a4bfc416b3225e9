import { directionOf } from '@lectern/shared/contract';
import { pageLanguage } from './language';

/** Attributes that say in which language and direction an element's content is written. */
export type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' };

/**
 * Returns the attributes of content in a language of its own, such as a course's title; none when it is the page's. A
 * component that reads texts calls it again when the page's language changes.
 */
export function inLanguage(language: string | undefined): LanguageAttributes {
  return language === undefined || language === pageLanguage() ? {} : { lang: language, dir: directionOf(language) };
}
