import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  books: { title: 'الكتب', label: 'الكتب' },
  shopping: { title: 'التسوّق' },
};
export default titles;
