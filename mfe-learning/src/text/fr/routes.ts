import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  watch: { title: 'Suivre le cours' },
  'open-watch': { title: 'Suivre le cours' },
  enroll: { title: 'S’inscrire au cours' },
  profile: { title: 'Profil' },
  codepen: { title: 'Éditeur de code', label: 'Éditeur de code' },
};
export default titles;
