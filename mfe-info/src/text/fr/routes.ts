import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'Contact' },
  'get-app': { title: 'Installer l’application' },
  teach: { title: 'Enseigner avec Lectern', label: 'Enseigner' },
  'privacy-policy': { title: 'Confidentialité' },
  business: { title: 'Lectern pour les entreprises', label: 'Entreprises' },
  about: { title: 'À propos de Lectern' },
  'site-map': { title: 'Plan du site' },
};
export default titles;
