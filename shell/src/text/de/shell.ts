import type { Translation } from '@lectern/shared/translations';
import type { shellText } from '../shell.en';

/** German texts of the shell's first bundle. */
export const shell: Translation<typeof shellText> = (format) => ({
  brand: 'Lectern',
  documentTitle: (title) => `${title} · Lectern`,
  boot: {
    title: 'Lectern konnte nicht starten',
    body:
      'Der Seite fehlen Daten, die sie braucht. Meist hilft es, neu zu laden. Wenn nicht, versuche es später noch ' +
      'einmal.',
    again: 'Seite neu laden',
  },
  session: {
    slowTitle: 'Die Anmeldung dauert länger als gewöhnlich',
    slowBody:
      'Der Anmeldedienst hat noch nicht geantwortet. Du kannst weiter warten oder ohne Konto fortfahren: Du ' +
      'bleibst auf diesem Gerät angemeldet und kannst dein Konto später laden.',
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
    rights: (year) => `© ${format.date(year, { year: 'numeric' })} Lectern`,
  },
  loading: {
    label: 'Die Seite wird geladen',
    slow: (title) =>
      `„${title}“ lädt noch. Vielleicht ist deine Verbindung langsam oder unsere Server sind ausgelastet.`,
    cancel: 'Nicht länger warten',
  },
  failed: {
    title: (name) => `„${name}“ konnte nicht geladen werden`,
    crashed: (name) => `Bei „${name}“ ist ein Fehler aufgetreten`,
    reason: {
      error: 'Dieser Teil der Website konnte nicht heruntergeladen werden. Alles andere funktioniert weiter.',
      timeout: 'Dieser Teil der Website hat zum Laden zu lange gebraucht. Alles andere funktioniert weiter.',
      missing:
        'Dieser Teil der Website wurde nicht gefunden. Vielleicht wird er gerade aktualisiert. Alles andere ' +
        'funktioniert weiter.',
      integrity:
        'Heruntergeladen wurde nicht die Datei, die wir veröffentlicht haben; deshalb wurde sie nicht ' +
        'ausgeführt. Vielleicht hat ein Proxy oder eine Browser-Erweiterung sie verändert.',
      evaluation: 'Dieser Teil der Website wurde geladen, konnte aber nicht starten. Alles andere funktioniert weiter.',
      contract: 'Dieser Teil der Website passt nicht zu dieser Version von Lectern. Alles andere funktioniert weiter.',
      'shared-version':
        'Dieser Teil der Website braucht eine andere Version von Lectern. Meist hilft es, die Seite neu zu laden.',
      offline: 'Du scheinst offline zu sein. Diese Seite lädt, sobald du wieder verbunden bist.',
      render: 'Beim Anzeigen dieser Seite ist etwas schiefgegangen. Alles andere funktioniert weiter.',
    },
    again: 'Erneut versuchen',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    elsewhere: 'Oder sieh dich hier um',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    body:
      'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ' +
      'enthält einen Fehler.',
    elsewhere: 'Sieh dich hier um',
    home: 'Zur Startseite',
  },
  maintenance: {
    title: 'Gleich wieder da',
    until: (end) =>
      `Wir sind voraussichtlich bis ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })} wieder da.`,
    noUntil: 'Wir arbeiten daran und wissen noch nicht, wie lange es dauert.',
    watching: 'Diese Seite lädt von selbst neu, sobald wir wieder da sind.',
    offTitle: 'Zurzeit keine Wartung',
    offBody: 'Alles funktioniert, wie es soll. Wenn bei dir etwas nicht funktioniert, sag uns bitte Bescheid.',
    home: 'Zur Startseite',
  },
});
