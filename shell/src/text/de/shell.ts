import type { Translation } from '@lectern/shared/translations';
import type { shellText } from '../shell.en';

/** German texts of the shell's first bundle. */
export const shell: Translation<typeof shellText> = (format) => ({
  brand: 'Lectern',
  documentTitle: (title) => `${title} · Lectern`,
  boot: {
    title: 'Lectern konnte nicht starten',
    body: 'Der Seite fehlen Daten, die sie braucht. Bitte lade sie neu oder versuche es später noch einmal.',
    again: 'Seite neu laden',
  },
  session: {
    slowTitle: 'Die Anmeldung dauert länger als gewöhnlich',
    slowBody: 'Du kannst weiter warten oder ohne Konto fortfahren: Du bleibst auf diesem Gerät angemeldet.',
    wait: 'Weiter warten',
    continue: 'Ohne Konto fortfahren',
  },
  header: {
    skip: 'Zum Inhalt springen',
    home: 'Lectern, Startseite',
    main: 'Hauptnavigation',
    menu: 'Menü',
    menuFailed: 'Das Menü konnte nicht geladen werden. Versuche es bitte erneut.',
    search: 'Suche',
    searchLabel: 'Kurse suchen',
    searchPlaceholder: 'Was möchtest du lernen?',
    cart: 'Warenkorb',
    cartCount: (count) => `Warenkorb, ${format.count(count, { one: 'Artikel', other: 'Artikel' })}`,
    signIn: 'Anmelden',
    signUp: 'Loslegen',
    account: (name) => `Konto von ${name}`,
  },
  theme: {
    label: 'Farbschema',
    button: (choice) => `Farbschema: ${choice}`,
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  footer: {
    label: 'Fußzeile',
    promise: 'Kurse, Bücher und ein Code-Editor an einem ruhigen Ort.',
    groups: { learn: 'Lernen', company: 'Lectern', more: 'Mehr' },
    links: {
      '/all-courses': 'Alle Kurse',
      '/search': 'Suche',
      '/books': 'Bücher',
      '/codepen': 'Code-Editor',
      '/about': 'Über uns',
      '/business': 'Für Unternehmen',
      '/teach': 'Bei uns unterrichten',
      '/contact': 'Kontakt',
      '/getApp': 'App installieren',
      '/privacy_policy': 'Datenschutz',
      '/site_map': 'Übersicht',
    },
    rights: (year) => `© ${String(year)} Lectern`,
  },
  loading: {
    label: 'Die Seite wird geladen',
    slow: (title) =>
      `„${title}“ lädt noch. Vielleicht ist deine Verbindung langsam oder unsere Server sind ausgelastet.`,
    cancel: 'Nicht länger warten',
  },
  notFound: { title: 'Seite nicht gefunden' },
  maintenance: { title: 'Gleich wieder da' },
});
