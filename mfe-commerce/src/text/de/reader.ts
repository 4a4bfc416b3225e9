import type { Texts } from '../texts';

/** German texts of the reader. */
export const reader: Pick<Texts, 'reader'> = {
  reader: (format) => {
    const percent = (value: number): string => format.number(value / 100, { style: 'percent' });
    return {
      sampleOf: 'Leseprobe',
      toBook: 'Über dieses Buch',
      close: 'Buch schließen',
      tools: 'Lesewerkzeuge',
      contents: 'Inhalt',
      noContents: 'Dieses Buch hat kein Inhaltsverzeichnis.',
      search: 'In diesem Buch suchen',
      searchFor: 'Gesuchte Wörter',
      searching: 'Suche läuft …',
      found: (n, isCut) =>
        n === 0
          ? 'Nichts gefunden.'
          : isCut
            ? `Die ersten ${format.number(n)} Treffer`
            : format.count(n, { one: 'Treffer', other: 'Treffer' }),
      help: 'Tastenkürzel',
      keyList: [
        [['←', '→', 'Bild auf', 'Bild ab'], 'Umblättern'],
        [['Pos1', 'Ende'], 'Zum Anfang oder Ende des Buchs'],
        [['/'], 'Im Buch suchen'],
        [['?'], 'Diese Tastenkürzel anzeigen'],
        [['Esc'], 'Dialog schließen'],
      ],
      hasKeys: 'Tasten / und ? als Kürzel verwenden',
      untitled: 'Buch',
      opening: 'Das Buch wird geöffnet',
      pages: 'Umblättern',
      previousPage: 'Vorige Seite',
      nextPage: 'Nächste Seite',
      pageName: (number) => `Seite ${number}`,
      frame: (title) => `Seiten von ${title}`,
      bookmarks: 'Lesezeichen',
      noBookmarks: 'Deine Lesezeichen erscheinen hier.',
      bookmark: 'Lesezeichen setzen',
      bookmarked: 'Lesezeichen gesetzt.',
      bookmarkRemoved: 'Lesezeichen entfernt.',
      bookmarksFull: 'Ein Buch fasst höchstens 100 Lesezeichen. Entferne eines, um ein neues zu setzen.',
      removeBookmark: (excerpt) => `Lesezeichen bei „${excerpt}“ entfernen`,
      display: 'Darstellung',
      size: 'Textgröße',
      smaller: 'Kleinerer Text',
      larger: 'Größerer Text',
      percent,
      width: 'Zeilenlänge',
      widths: { narrow: 'Kurz', medium: 'Mittel', wide: 'Lang' },
      face: 'Schrift',
      faces: { serif: 'Mit Serifen', sans: 'Ohne Serifen' },
      theme: 'Farbschema',
      themes: { system: 'System', light: 'Hell', sepia: 'Sepia', dark: 'Dunkel' },
      flow: 'Seiten',
      flows: { paged: 'Blättern', scrolled: 'Scrollen' },
      progress: (value) => `${percent(value)} gelesen`,
      progressOf: 'Lesefortschritt',
      previous: 'Voriges Kapitel',
      next: 'Nächstes Kapitel',
      chapters: 'Kapitel',
      end: 'Du hast dieses Buch zu Ende gelesen',
      endLead: 'Es bleibt mit Lesezeichen und Notizen in deiner Bibliothek.',
      library: 'Zu deinen Büchern',
      sampleEnd: 'Hier endet die Leseprobe',
      sampleEndLead: (title) => `Lies das ganze Buch „${title}“:`,
      wasAt: (value) => `Du hast bei ${percent(value)} aufgehört.`,
      resume: 'Dorthin gehen',
      dismiss: 'Hier bleiben',
      notSent: 'Deine Stelle ist auf diesem Gerät gespeichert und wird abgeglichen, sobald du wieder online bist.',
      notes: 'Notizen',
      notesFailed: 'Deine Notizen konnten nicht geladen werden',
      noNotes: 'Du hast noch keine Notizen. Jede Notiz führt zu ihrer Stelle im Buch.',
      newNote: 'Neue Notiz',
      saveNote: 'Notiz speichern',
      editNote: 'Bearbeiten',
      deleteNote: 'Löschen',
      cancel: 'Abbrechen',
      noteSaved: 'Notiz gespeichert.',
      noteDeleted: 'Notiz gelöscht.',
      noteEmpty: 'Schreibe mindestens ein Zeichen.',
      noteTooLong: (n) => `Eine Notiz fasst höchstens ${format.number(2000)} Zeichen. Deine hat ${format.number(n)}.`,
      noteFailed: 'Die Notiz konnte nicht gespeichert werden',
      noteNotDeleted: 'Die Notiz konnte nicht gelöscht werden',
      goTo: (excerpt) => `Zu „${excerpt}“`,
      fileTitle: {
        none: 'Dieses Buch hat noch keinen Text',
        missing: 'Der Text dieses Buchs fehlt',
        broken: 'Der Text dieses Buchs ist beschädigt',
        protected: 'Dieses Buch hat einen Kopierschutz',
        unsupported: 'Der Reader kann diese Art von Datei nicht öffnen',
        denied: 'Dein Konto kann dieses Buch nicht öffnen',
        offline: 'Du bist offline',
        unavailable: 'Das Buch konnte nicht geladen werden',
      },
      fileReason: {
        none: 'Sein Text wurde nicht veröffentlicht.',
        missing:
          'Das Buch steht im Regal, aber sein Text fehlt. Es gehört dir weiterhin: Sag uns Bescheid, damit wir ' +
          'ihn wiederherstellen.',
        broken:
          'Der geladene Text weicht vom veröffentlichten ab. Versuche es erneut oder sag uns Bescheid, damit wir ' +
          'das beheben.',
        protected:
          'Die Datei lässt sich nur mit einem Passwort oder einem anderen Programm öffnen. Sag uns Bescheid, ' +
          'damit wir sie ersetzen.',
        unsupported: 'Er öffnet Markdown, EPUB und PDF. Sag uns Bescheid, damit wir die Datei ersetzen.',
        denied: 'Vielleicht bist du mit einem anderen Konto angemeldet als dem, dem das Buch gehört.',
        offline: 'Das Buch öffnet sich, sobald du wieder verbunden bist.',
        unavailable: 'Der Dienst hat nicht geantwortet. Versuche es bitte gleich noch einmal.',
      },
      again: 'Erneut versuchen',
      contact: 'Kontakt aufnehmen',
      allBooks: 'Alle Bücher ansehen',
    };
  },
};
