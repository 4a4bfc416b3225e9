import type { PageText } from '../page.en';

const german: PageText = {
  loadingLabel: 'Lectern wird geladen',
  loading: 'Wird geladen …',
  welcome: 'Willkommen. Viel Freude beim Lernen!',
  noscript:
    'Lectern braucht JavaScript, um seine Kurse zu zeigen. Erlaube es bitte in den Einstellungen deines Browsers ' +
    'und lade diese Seite dann neu.',
  notFound: 'Seite nicht gefunden',
  maintenance: 'Gleich wieder da',
  description: 'Lerne in deinem Tempo: Kurse, Bücher und ein Code-Editor an einem ruhigen Ort.',
};
export default german;
