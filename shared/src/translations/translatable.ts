import { defineText, type TextFactory, type TextSource } from '@lectern/shared/text';
import { loaded } from './loaded';

/**
 * Declares the texts of one part of a workspace (`text/<part>.en.ts`). English ships with the part; a translation is
 * found by the part's name once its language has loaded. A part without a translation stays English, so a remote may be
 * released with fewer languages than the site has. `part` is the file's path below `text`, unique in a bundle.
 */
export function translatable<T>(part: string, english: TextFactory<T>): TextSource<T> {
  return defineText(english, (language) => loaded[language]?.[part] as TextFactory<T> | undefined);
}
