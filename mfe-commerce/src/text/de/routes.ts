import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  books: { title: 'Bücher', label: 'Bücher' },
  shopping: { title: 'Einkauf' },
};
export default titles;
