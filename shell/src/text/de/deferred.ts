import type { Translation } from '@lectern/shared/translations';
import type { deferredText } from '../deferred.en';

/** German texts of the deferred parts. */
export const deferred: Translation<typeof deferredText> = (format) => ({
  closeMenu: 'Menü schließen',
  account: {
    label: 'Konto',
    profile: 'Mein Lernen',
    signUp: 'Konto erstellen',
    orders: 'Bestellungen',
    settings: 'Einstellungen',
    signOut: 'Abmelden',
  },
  notifications: {
    title: 'Benachrichtigungen',
    unread: (count) =>
      format.count(count, { one: 'ungelesene Benachrichtigung', other: 'ungelesene Benachrichtigungen' }),
    many: '9+',
    arrived: (title) => `Neue Benachrichtigung: ${title}`,
    new: 'Neu',
    none: 'Noch keine Benachrichtigungen',
    noneBody: 'Antworten, Entscheidungen und Erstattungen erscheinen hier.',
    failed: 'Deine Benachrichtigungen konnten nicht geladen werden',
    failedBody: 'Prüfe die Verbindung und versuche es erneut.',
    tryAgain: 'Erneut versuchen',
    date: (when) => format.date(when, { dateStyle: 'medium', timeStyle: 'short' }),
    settings: 'Auswählen, welche auch per E-Mail kommen',
  },
  language: {
    label: 'Sprache',
    failed: 'Die Sprache konnte nicht geladen werden. Versuche es bitte erneut.',
  },
  theme: 'Farbschema',
  warning: {
    leaving: {
      title: 'Du verlässt gleich Lectern',
      body: (host) =>
        `Dieser Link führt zu ${host} und damit weg von Lectern. Fahre nur fort, wenn du der Website vertraust.`,
      bodyUnknown:
        'Dieser Link führt zu einer anderen Website. Wir konnten nicht bestätigen, dass die Adresse sicher ist.',
      onward: (host) => `Weiter zu ${host}`,
    },
    'storage-blocked': {
      title: 'Dein Browser blockiert den Speicher für diese Website',
      body:
        'Du kannst stöbern, aber nicht angemeldet bleiben und keine Stelle in einem Kurs speichern. Erlaube in den ' +
        'Einstellungen deines Browsers Cookies und Websitedaten für Lectern.',
    },
    'browser-too-old': {
      title: 'Dein Browser ist zu alt für Lectern',
      body:
        'Manche Teile der Website funktionieren vielleicht nicht. Aktualisiere bitte deinen Browser oder verwende ' +
        'eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    },
    'session-ended': {
      title: 'Deine Sitzung ist beendet',
      body:
        'Du wurdest abgemeldet, zum Beispiel weil dein Passwort geändert wurde. Was du gespeichert hast, ist ' +
        'sicher.',
      signIn: 'Erneut anmelden',
    },
    'account-deleted': {
      title: 'Dein Konto wurde gelöscht',
      body: 'Du bist abgemeldet, und deine Daten wurden gelöscht. Du kannst jederzeit ein neues Konto erstellen.',
    },
    unknown: {
      title: 'Etwas braucht deine Aufmerksamkeit',
      body: 'Wir wissen nicht, was diese Warnung ausgelöst hat. Du kannst gefahrlos fortfahren.',
    },
    home: 'Zur Startseite',
    back: 'Zurück',
  },
});
