import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  'sign-up': { title: 'Registrieren' },
  'sign-in': { title: 'Anmelden' },
  'forgot-password': { title: 'Passwort zurücksetzen' },
  warning: { title: 'Warnung' },
  maintenance: { title: 'Wartung' },
};
export default titles;
