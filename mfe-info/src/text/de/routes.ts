import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'Kontakt' },
  'get-app': { title: 'App installieren' },
  teach: { title: 'Bei Lectern unterrichten', label: 'Unterrichten' },
  'privacy-policy': { title: 'Datenschutz' },
  business: { title: 'Lectern für Unternehmen', label: 'Unternehmen' },
  about: { title: 'Über Lectern' },
  'site-map': { title: 'Übersicht' },
};
export default titles;
