import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  watch: { title: 'Ansehen' },
  'open-watch': { title: 'Ansehen' },
  enroll: { title: 'Einschreiben' },
  profile: { title: 'Profil' },
  codepen: { title: 'Code-Editor', label: 'Code-Editor' },
};
export default titles;
