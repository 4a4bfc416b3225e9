import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;

type Lesson = Pick<
  Texts,
  'lesson/completed' | 'lesson/notes' | 'lesson/offline' | 'lesson/open' | 'lesson/quiz' | 'lesson/watch'
>;

const completed: Lesson['lesson/completed'] = () => ({
  finished: 'Du hast diesen Kurs abgeschlossen.',
  justFinished: 'Glückwunsch! Du hast diesen Kurs abgeschlossen.',
  announceReady: 'Glückwunsch! Du hast diesen Kurs abgeschlossen. Dein Zertifikat ist fertig.',
  ready: 'Dein Zertifikat ist fertig.',
  certificate: 'Zertifikat ansehen',
  making: 'Dein Zertifikat wird erstellt.',
  waiting: 'Dein Zertifikat wird erstellt, sobald dein Fortschritt gespeichert ist.',
  failed: 'Wir konnten dein Zertifikat nicht erstellen. Du findest es später in deinem Profil.',
  again: 'Erneut versuchen',
  askName: 'Welcher Name soll auf deinem Zertifikat stehen?',
  name: 'Dein Name',
  nameHint: 'Du kannst ihn später nicht ändern.',
  nameFault: 'Gib einen Namen mit 2 bis 60 Zeichen ein.',
  make: 'Mein Zertifikat erstellen',
  next: 'So geht es weiter',
  rateLead: 'Deine Bewertung hilft anderen bei der Wahl.',
  rate: 'Diesen Kurs bewerten',
  by: (name) => `von ${name}`,
});

const notes: Lesson['lesson/notes'] = (format) => ({
  title: 'Notizen',
  write: (time) => (time ? `Notiz bei ${time}` : 'Notiz zu dieser Lektion'),
  writeHint: 'Mit Strg oder ⌘ und Eingabe hinzufügen.',
  add: 'Notiz hinzufügen',
  now: 'Aktuelle Zeit verwenden',
  counted: (used, limit) => `${format.number(used)} von ${format.number(limit)}`,
  tooLong: (over) => `${format.number(over)} Zeichen zu lang. Kürze den Text oder teile ihn auf zwei Notizen auf.`,
  added: (time) => (time ? `Notiz bei ${time} hinzugefügt` : 'Notiz hinzugefügt'),
  none: 'Noch keine Notizen in dieser Lektion.',
  noneInCourse: 'Noch keine Notizen in diesem Kurs.',
  thisLesson: (count) => `Diese Lektion (${format.number(count)})`,
  wholeCourse: (count) => `Ganzer Kurs (${format.number(count)})`,
  which: 'Angezeigte Notizen',
  jump: (time) => `Zu ${time} springen`,
  general: 'Allgemein',
  editAt: (time) => (time ? `Notiz bei ${time} bearbeiten` : 'Notiz bearbeiten'),
  editLabel: (time) => (time ? `Text der Notiz bei ${time}` : 'Text der Notiz'),
  save: 'Speichern',
  cancel: 'Abbrechen',
  removeAt: (time) => (time ? `Notiz bei ${time} löschen` : 'Notiz löschen'),
  removed: (time) => (time ? `Notiz bei ${time} gelöscht.` : 'Notiz gelöscht.'),
  undo: 'Rückgängig',
  restored: 'Notiz wiederhergestellt',
  saving: 'Wird gespeichert …',
  unsent: (reason) => `Nur auf diesem Gerät gespeichert. ${reason}`,
  retry: 'Erneut versuchen',
  exportAll: 'Als Markdown exportieren',
  courseFile: (slug) => `${slug || 'kurs'}-notizen.md`,
  allFile: 'meine-notizen.md',
  exportTitle: (title) => `Notizen zu ${title}`,
  allNotes: 'Alle meine Notizen',
  lesson: 'Lektion',
  lessonAt: (lesson, time) => `${lesson} · ${time}`,
  unknownCourse: 'Ein Kurs, der nicht mehr veröffentlicht ist',
  unknownBook: 'Ein Buch, das nicht mehr verkauft wird',
  search: 'Deine Notizen durchsuchen',
  found: (count) => format.count(count, { one: 'Notiz', other: 'Notizen' }),
  nothingFound: 'Keine Notiz passt zu deiner Suche',
  nothingFoundLead: 'Versuche weniger oder andere Wörter.',
  clearSearch: 'Alle Notizen anzeigen',
  empty: 'Du hast noch keine Notizen',
  emptyLead:
    'Mach dir Notizen, während du eine Lektion ansiehst. Jede merkt sich ihre Stelle und führt dorthin zurück.',
  browse: 'Kurse ansehen',
});

const offline: Lesson['lesson/offline'] = (format) => {
  const size = (bytes: number): string =>
    format.number(Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  return {
    save: 'Offline speichern',
    saving: (share) => `Wird gespeichert … ${format.number(share, { style: 'percent' })}`,
    cancel: 'Abbrechen',
    saved: (bytes) => `Auf diesem Gerät gespeichert (${size(bytes)})`,
    remove: 'Entfernen',
    announceSaved: 'Lektion auf diesem Gerät gespeichert.',
    announceRemoved: 'Lektion von diesem Gerät entfernt.',
    full:
      'Auf diesem Gerät ist nicht genug Platz. Entferne in deinem Profil unter „Auf dem Gerät“ gespeicherte ' +
      'Lektionen und versuche es erneut.',
    saveCourse: 'Kurs offline speichern',
    savingCourse: (share) => `Kurs wird gespeichert … ${format.number(share, { style: 'percent' })}`,
    failed: 'Wir konnten die Lektion nicht speichern. Prüfe deine Verbindung und versuche es erneut.',
  };
};

const watch: Lesson['lesson/watch'] = (format) => {
  const lessonsOf = (done: number, all: number): string =>
    `${format.number(done)} von ${format.count(all, { one: 'Lektion', other: 'Lektionen' })}`;
  return {
    outline: 'Lektionen',
    noLessons: 'Dieser Kurs hat noch keine Lektionen',
    noLessonsLead: 'Der Kurs ist veröffentlicht, aber seine Lektionen sind noch nicht fertig.',
    noContent: 'Diese Lektion ist leer',
    noContentLead: 'Hier wurde noch kein Inhalt hinzugefügt.',
    entryNote: (kind, isDone) =>
      `, ${{ video: 'Video', text: 'Lesetext', quiz: 'Quiz', pen: 'Programmieraufgabe' }[kind]}` +
      (isDone ? ', erledigt' : ''),
    section: (lessons, minutes, done) => `${lessonsOf(done, lessons)} · ${minutes}`,
    minutes: (seconds) => `${format.number(Math.max(1, Math.round(seconds / 60)))} min`,
    progress: 'Dein Fortschritt in diesem Kurs',
    progressValue: (percent, done, of) =>
      `${format.number(percent / 100, { style: 'percent' })} · ${lessonsOf(done, of)}`,
    previous: 'Zurück',
    next: 'Weiter',
    nextLesson: (title) => `Nächste Lektion: ${title}`,
    previousLesson: (title) => `Vorige Lektion: ${title}`,
    markRead: 'Als gelesen markieren',
    markDone: 'Als erledigt markieren',
    isDone: 'Erledigt',
    tabs: 'Bereiche der Lektion',
    tab: {
      lessons: 'Lektionen',
      transcript: 'Transkript',
      chapters: 'Kapitel',
      notes: 'Notizen',
      questions: 'Fragen',
      resources: 'Material',
      about: 'Info',
    },
    missingResource: (title) => `${title} (nicht verfügbar)`,
    language: (tag) => format.languageName(tag),
  };
};

/** German texts of lessons. */
export const lesson: Lesson = {
  'lesson/completed': completed,
  'lesson/notes': notes,
  'lesson/offline': offline,
  'lesson/open': (format) => ({
    course: (title) => `${title} · offener Kurs`,
    lessons: 'Lektionen',
    lesson: (index) => `Lektion ${format.number(index)}`,
    captions: 'Untertitel',
    invitation:
      'Du bist nicht angemeldet, daher ist dein Fortschritt nur auf diesem Gerät gespeichert. Ein kostenloses ' +
      'Konto gleicht ihn ab und bringt Notizen und Zertifikate.',
    signUp: 'Konto erstellen',
    dismiss: 'Jetzt nicht',
  }),
  'lesson/quiz': (format) => {
    const questions = (count: number): string => format.count(count, { one: 'Frage', other: 'Fragen' });
    return {
      check: 'Antwort prüfen',
      right: 'Das ist richtig',
      wrong: 'Noch nicht ganz. Versuche es noch einmal.',
      broken: 'Dieses Quiz kann nicht angezeigt werden. Die Lehrkraft muss es korrigieren.',
      score: (right, of) => `${format.number(right)} von ${questions(of)} im ersten Versuch richtig`,
      done: 'Quiz geschafft',
      left: (left) => `Noch ${questions(left)}`,
    };
  },
  'lesson/watch': watch,
};
