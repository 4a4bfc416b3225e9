import type { Translation } from '@lectern/shared/translations';
import type { noticesText } from '../notices.en';

/** German texts of the notices around the screen. */
export const notices: Translation<typeof noticesText> = (format) => ({
  offline: 'Offline: Gespeicherte Seiten und Lektionen funktionieren weiter.',
  session: {
    remembered: 'Lectern antwortet nicht. Du siehst die Kontodaten, die auf diesem Gerät gespeichert sind.',
    tryAgain: 'Erneut versuchen',
    ended:
      'Deine Sitzung ist beendet, zum Beispiel weil dein Passwort geändert wurde. Was du gespeichert hast, ist sicher.',
    signInAgain: 'Erneut anmelden',
    dismiss: 'Ausblenden',
  },
  development: {
    banner: (remotes, site) => `Entwicklung: ${format.list(remotes)} von diesem Computer, alles andere von ${site}.`,
  },
  update: {
    ready: 'Eine neue Version von Lectern ist bereit.',
    reload: 'Neu laden',
    dismiss: 'Später',
  },
});
