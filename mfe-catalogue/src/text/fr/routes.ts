import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  home: { title: 'Apprenez ce qui compte pour vous' },
  search: { title: 'Recherche' },
  course: { title: 'Cours' },
  subcategory: { title: 'Cours' },
  category: { title: 'Catégorie' },
  'all-courses-category': { title: 'Catégorie' },
  'all-courses': { title: 'Tous les cours', label: 'Cours' },
};
export default titles;
