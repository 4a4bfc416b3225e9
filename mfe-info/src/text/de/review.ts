import type { Texts } from '../texts';

const FIELDS: Record<string, string> = {
  title: 'Titel',
  subtitle: 'Untertitel',
  summary: 'Beschreibung',
  outcomes: 'Lernziele',
  category: 'Kategorie',
  cover: 'Titelbild',
  outline: 'Gliederung',
  level: 'Stufe',
  language: 'Sprache',
  tags: 'Themen',
};

/** German texts of reviews, in the studio and at the desk. */
export const review: Pick<Texts, 'review'> = {
  review: (format) => {
    const date = (when: Date): string => format.date(when, { dateStyle: 'medium', timeStyle: 'short' });
    const clock = (seconds: number): string =>
      `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
    return {
      unnamed: 'Jemand aus der Redaktion',
      untitled: 'Ohne Titel',
      date,
      failed: 'Die Prüfung konnte nicht geladen werden',
      gone: 'Dieser Kurs hat keinen Entwurf mehr.',
      status: {
        none: {
          title: 'Noch nicht zur Prüfung gesendet',
          body: 'Sende ihn, wenn er vollständig ist. Lernende sehen nichts, bis er veröffentlicht ist.',
        },
        waiting: (when) => ({
          title: 'Wartet auf Prüfung',
          body:
            `Gesendet am ${date(when)}. Du kannst weiterschreiben: Eine Änderung wird vor dem Veröffentlichen ` +
            'gelesen.',
        }),
        withdrawn: { title: 'Zurückgenommen', body: 'Sende ihn wieder, wann du möchtest.' },
        returned: {
          title: 'Mit Kommentaren zurückgegeben',
          body: 'Ändere, was die Kommentare sagen, und sende ihn dann erneut.',
        },
        published: { title: 'Veröffentlicht', body: 'Lernende sehen die gesendete Version.' },
        archived: {
          title: 'Archiviert',
          body: 'Niemand kann sich neu einschreiben. Eingeschriebene machen weiter.',
        },
      },
      changed: 'Du hast Änderungen, die Lernende noch nicht sehen. Sende sie zur Prüfung.',
      message: 'Nachricht der Redaktion',
      missing: {
        title: (count) => format.count(count, { one: 'Punkt fehlt', other: 'Punkte fehlen' }),
        none: 'Nichts fehlt.',
        advice: 'Empfehlenswert',
        kinds: {
          title: 'Ein Titel mit mindestens drei Buchstaben',
          summary: 'Eine Beschreibung',
          outcomes: 'Lernziele: mindestens eines',
          category: 'Eine Kategorie',
          cover: 'Ein Titelbild',
          lesson: 'Mindestens eine Lektion',
          sectionTitle: 'Der Abschnitt hat keinen Titel',
          emptySection: 'Der Abschnitt hat keine Lektion',
          lessonTitle: 'Die Lektion hat keinen Titel',
          duration: 'Die Länge des Videos ist unbekannt',
          video: 'Die Lektion hat kein Video',
          text: 'Die Lektion hat keinen Text',
          quiz: 'Das Quiz ist nicht vollständig',
          code: 'Die Programmieraufgabe ist nicht vollständig',
          captions: 'Das Video hat keine Untertitel',
        },
      },
      submit: {
        note: 'Hinweis für die Redaktion',
        noteHint: 'Was neu ist oder worauf zu achten ist.',
        send: 'Zur Prüfung senden',
        sendAgain: 'Änderungen zur Prüfung senden',
        withdraw: 'Zurücknehmen',
        archive: 'Kurs archivieren',
        restore: 'Wieder veröffentlichen',
        archiveTitle: 'Diesen Kurs archivieren?',
        archiveBody:
          'Er verlässt den Katalog, und niemand kann sich neu einschreiben. Eingeschriebene machen weiter. Du ' +
          'kannst ihn wieder veröffentlichen.',
        cancel: 'Abbrechen',
        refused: 'Das wurde nicht getan',
        failed: 'Der Server ist nicht erreichbar. Dein Text steht noch hier. Versuche es gleich noch einmal.',
        slow: 'Dein Wunsch ist gespeichert und wird ausgeführt, sobald der Server dazu kommt.',
        done: {
          submit: 'Der Kurs wurde zur Prüfung gesendet.',
          withdraw: 'Der Kurs wurde zurückgenommen.',
          archive: 'Der Kurs wurde archiviert.',
          restore: 'Der Kurs ist wieder veröffentlicht.',
        },
      },
      comments: {
        title: 'Kommentare der Redaktion',
        none: 'Keine Kommentare.',
        failed: 'Die Kommentare konnten nicht geladen werden',
        open: (count) => format.count(count, { one: 'offener Kommentar', other: 'offene Kommentare' }),
        reviewer: 'Redaktion',
        teacher: 'Lehrkraft',
        at: clock,
        atLong: (seconds) => `bei ${clock(seconds)}`,
        reply: 'Antworten',
        replyTo: (name) => `${name} antworten`,
        send: 'Senden',
        add: 'Kommentieren',
        addTo: (name) => `„${name}“ kommentieren`,
        label: 'Dein Kommentar',
        hint: 'Die Lehrkraft liest ihn an dieser Stelle des Kurses.',
        second: 'Sekunde des Videos',
        secondHint: 'Optional, zum Beispiel 1:30',
        secondError: 'Schreibe Minuten und Sekunden, zum Beispiel 1:30.',
        empty: 'Schreibe zuerst etwas.',
        cancel: 'Abbrechen',
        resolve: 'Als erledigt markieren',
        reopen: 'Wieder öffnen',
        resolved: 'Erledigt',
        storeFailed: 'Dein Kommentar konnte nicht gespeichert werden. Er steht noch hier: Versuche es erneut.',
        stored: 'Dein Kommentar ist gespeichert.',
      },
      parts: {
        field: (name) => FIELDS[name] ?? name,
        removed: 'Ein entfernter Teil',
      },
      reader: {
        title: 'Wie Lernende lesen',
        revision: (revision) => `Fassung ${format.number(revision)}`,
        changed: 'Der Kurs wurde seit dem Senden geändert. Du siehst den neuesten Stand.',
        note: 'Hinweis der Lehrkraft',
        outcomes: 'Lernziele',
        noCover: 'Kein Titelbild',
        cover: 'Titelbild des Kurses',
        metadata: (category, level, language) => [category, level, language].join(' · '),
        noVideo: 'Die Lektion hat kein Video.',
        noContent: 'Die Lektion ist leer.',
        videoFailed: 'Das Video konnte nicht geladen werden.',
        play: (title) => `Video von ${title}`,
        minutes: (seconds) => format.count(Math.max(1, Math.round(seconds / 60)), { one: 'Minute', other: 'Minuten' }),
        kinds: { video: 'Video', text: 'Text', quiz: 'Quiz', pen: 'Code' },
        preview: 'Ohne Konto lesbar',
        right: 'Richtige Antwort',
        test: (name) => `Test: ${name}`,
        resources: 'Dateien',
        captions: (languages) => `Untertitel: ${languages}`,
      },
    };
  },
};
