import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'Kontakt' },
  'get-app': { title: 'App installieren' },
  teach: { title: 'Unterrichten', label: 'Unterrichten' },
  'privacy-policy': { title: 'Datenschutz' },
  business: { title: 'Für Unternehmen', label: 'Unternehmen' },
  about: { title: 'Über uns' },
  'site-map': { title: 'Übersicht' },
};
export default titles;
