import type { Translation } from '@lectern/shared/translations';
import type { SearchBoxText } from '..';

/** French texts of the suggestions in search boxes. */
export const searchBox: Translation<SearchBoxText> = (format) => ({
  label: 'Suggestions',
  recent: 'Vos recherches récentes',
  courses: 'Cours',
  books: 'Livres',
  categories: 'Catégories',
  all: (words) => `Voir tous les résultats pour « ${words} »`,
  announce: (count) =>
    `${format.count(count, { one: 'suggestion', other: 'suggestions' })}. Choisissez avec les touches fléchées.`,
});
