import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  books: { title: 'Livres', label: 'Livres' },
  shopping: { title: 'Achats' },
};
export default titles;
