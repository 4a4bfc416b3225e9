import { translatable } from '@lectern/shared/translations';

/** Texts of the search screen, without its results. */
export const searchText = translatable('search', () => ({
  title: 'Search',
  lead: 'Find a course by its title, its teacher or its topic.',
  label: 'What would you like to learn?',
  button: 'Search',
  recent: 'Your recent searches',
  forget: 'Clear searches',
  browse: 'Browse by category',
}));
