import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  'sign-up': { title: 'S’inscrire' },
  'sign-in': { title: 'Se connecter' },
  'forgot-password': { title: 'Réinitialiser le mot de passe' },
  warning: { title: 'Avertissement' },
  maintenance: { title: 'Maintenance' },
};
export default titles;
