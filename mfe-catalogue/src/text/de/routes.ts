import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  home: { title: 'Lerne, was dich weiterbringt' },
  search: { title: 'Suche' },
  course: { title: 'Kurs' },
  subcategory: { title: 'Kurse' },
  category: { title: 'Kategorie' },
  'all-courses-category': { title: 'Kategorie' },
  'all-courses': { title: 'Alle Kurse', label: 'Kurse' },
};
export default titles;
