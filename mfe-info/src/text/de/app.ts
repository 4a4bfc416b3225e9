import type { Texts } from '../texts';

/** German texts of the page that installs the site as an app, and of the site map. */
export const app: Pick<Texts, 'app' | 'siteMap'> = {
  siteMap: () => ({ title: 'Übersicht', home: 'Startseite' }),
  app: (format) => ({
    title: 'App installieren',
    lead: 'Lectern ist eine Website, die du wie eine App installieren kannst, ohne App-Store.',
    install: {
      title: 'Hier installieren',
      ready:
        'Dieser Browser kann Lectern sofort installieren. Das braucht ein paar Kilobyte, und du kannst es ' +
        'entfernen wie jede andere App.',
      button: 'Lectern installieren',
      installed: 'Lectern ist auf diesem Gerät installiert. Du findest es bei deinen Apps.',
      running: 'Du benutzt gerade die installierte App.',
      dismissed: 'Nicht installiert. Du kannst das später hier oder im Menü deines Browsers nachholen.',
      none: 'Dieser Browser hat keine Taste zum Installieren, aber du kannst Lectern über sein Menü hinzufügen.',
      how: 'Zeig mir, wie',
    },
    platforms: {
      title: 'So geht es auf jedem Gerät',
      yours: 'dieses Gerät',
      items: {
        ios: {
          label: 'iPhone und iPad',
          steps: [
            'Öffne diese Seite in Safari.',
            'Tippe auf Teilen: ein Quadrat mit einem Pfeil nach oben.',
            'Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
          ],
        },
        android: {
          label: 'Android',
          steps: [
            'Öffne diese Seite in Chrome.',
            'Öffne das Menü mit den drei Punkten.',
            'Wähle „Zum Startbildschirm hinzufügen“ oder „App installieren“ und bestätige.',
          ],
        },
        mac: {
          label: 'Safari auf dem Mac',
          steps: [
            'Öffne diese Seite in Safari (macOS Sonoma oder neuer).',
            'Wähle „Ablage“ und dann „Zum Dock hinzufügen“.',
            'Bestätige mit „Hinzufügen“.',
          ],
        },
        desktop: {
          label: 'Chrome oder Edge am Computer',
          steps: [
            'Öffne das Menü des Browsers.',
            'Wähle in Chrome „Streamen, speichern und teilen“, in Edge „Apps“.',
            'Wähle „Seite als App installieren“ oder „Diese Website als App installieren“ und bestätige.',
          ],
        },
        firefox: {
          label: 'Firefox am Computer',
          steps: [
            'Die meisten Firefox-Versionen installieren keine Websites.',
            'Setze ein Lesezeichen oder hefte den Tab an: Die Website funktioniert genauso.',
          ],
        },
      },
    },
    device: {
      title: 'Auf diesem Gerät gespeichert',
      lead:
        'Was dieser Browser speichert, damit Lectern offline funktioniert. Beim Abmelden ' +
        'werden Lektionen entfernt.',
      app: 'Die Website selbst',
      notStored: 'Nicht gespeichert',
      size: (bytes) =>
        format.number(Math.max(0.1, bytes / 1_000_000), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
      store: 'Speichern',
      remove: 'Entfernen',
      removeOf: (what) => `${what} entfernen`,
      lessons: (count) => format.count(count, { one: 'Lektion', other: 'Lektionen' }),
      manage: 'In deinem Profil anzeigen',
      noLessons:
        'Es sind keine Lektionen gespeichert. Öffne eine Lektion eines Kurses, in dem du eingeschrieben bist, ' +
        'und wähle „Offline speichern“.',
      signIn: 'Melde dich an, um deine gespeicherten Lektionen zu sehen.',
      stored: 'Die Website ist auf diesem Gerät gespeichert.',
      removed: 'Von diesem Gerät entfernt.',
      failed: 'Die Website konnte nicht gespeichert werden',
      failedReason:
        'Prüfe die Verbindung und ob dieser Browser für die Website Daten speichern darf. Versuche es dann erneut.',
    },
    offline: {
      title: 'Das geht ohne Verbindung',
      lead: 'Sobald die Website auf diesem Gerät gespeichert ist:',
      works: 'Geht',
      needs: 'Braucht eine Verbindung',
      working: [
        'Lectern starten und seine Seiten öffnen, mit Kursen und Suche deines letzten Besuchs.',
        'Offline gespeicherte Lektionen, mit Untertiteln und Transkript. Fortschritt wird gesichert, sobald du ' +
          'online bist.',
        'Was du von deinen Kursen, Notizen und deinem Profil schon geöffnet hast.',
        'Der Code-Editor, der deinen Entwurf auf diesem Gerät behält.',
        'Formulare, die deinen Text behalten, bis du online bist und sie senden kannst.',
      ],
      needing: [
        'Nicht gespeicherte Videos und Bücher.',
        'Anmelden, einschreiben, bezahlen und Nachrichten senden.',
        'Neuigkeiten: was andere seit deinem letzten Besuch geschrieben oder geändert haben.',
      ],
    },
  }),
};
