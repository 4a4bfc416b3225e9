import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'Contact' },
  'get-app': { title: 'Installer l’application' },
  teach: { title: 'Enseigner', label: 'Enseigner' },
  'privacy-policy': { title: 'Confidentialité' },
  business: { title: 'Pour les entreprises', label: 'Entreprises' },
  about: { title: 'À propos de nous' },
  'site-map': { title: 'Plan du site' },
};
export default titles;
