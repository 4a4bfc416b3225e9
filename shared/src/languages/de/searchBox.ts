import type { Translation } from '@lectern/shared/translations';
import type { SearchBoxText } from '..';

/** German texts of the suggestions in search boxes. */
export const searchBox: Translation<SearchBoxText> = (format) => ({
  label: 'Vorschläge',
  recent: 'Deine letzten Suchen',
  courses: 'Kurse',
  books: 'Bücher',
  categories: 'Kategorien',
  all: (words) => `Alle Ergebnisse für „${words}“`,
  announce: (count) =>
    `${format.count(count, { one: 'Vorschlag', other: 'Vorschläge' })}. Wähle mit den Pfeiltasten aus.`,
});
