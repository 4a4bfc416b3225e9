import type { Translation } from '@lectern/shared/translations';
import type { errorScreensText } from '../errorScreens.en';

/** German texts of the screens that the shell shows in place of another. */
export const errorScreens: Translation<typeof errorScreensText> = (format) => ({
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
    body:
      'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ' +
      'enthält einen Fehler.',
    elsewhere: 'Sieh dich hier um',
    home: 'Zur Startseite',
  },
  maintenance: {
    until: (end) =>
      `Wir sind voraussichtlich bis ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })} wieder da.`,
    noUntil: 'Wir arbeiten daran und wissen noch nicht, wie lange es dauert.',
    watching: 'Diese Seite lädt von selbst neu, sobald wir wieder da sind.',
    offTitle: 'Zurzeit keine Wartung',
    offBody: 'Alles funktioniert, wie es soll. Wenn bei dir etwas nicht funktioniert, sag uns bitte Bescheid.',
    home: 'Zur Startseite',
  },
});
