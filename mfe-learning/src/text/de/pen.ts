import type { Texts } from '../texts';

type Pen = Pick<Texts, 'pen/judged' | 'pen/pen' | 'pen/penDialogs' | 'pen/penLesson' | 'pen/penList' | 'pen/penSaving'>;

const editor: Pen['pen/pen'] = (format) => ({
  title: 'Code-Editor',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  panes: 'Bereiche',
  preview: 'Vorschau deines Codes',
  previewLabel: 'Vorschau',
  console: 'Konsole',
  clear: 'Leeren',
  nothingLogged: 'Ausgaben und Fehler deines Codes erscheinen hier.',
  atLine: (line) => `Zeile ${format.number(line)}`,
  atHtmlLine: (line) => `HTML, Zeile ${format.number(line)}`,
  run: 'Ausführen',
  runByItself: 'Beim Tippen ausführen',
  tabIndents: 'Tabulatortaste rückt ein',
  tabHint: 'Um einen Bereich zu verlassen, drücke Escape und dann Tab.',
  reset: 'Von vorn beginnen',
  resetTitle: 'Von vorn beginnen?',
  resetBody: {
    first: 'Alle drei Bereiche kehren zum Startbeispiel zurück. Dein jetziger Code geht verloren.',
    saved: 'Alle drei Bereiche kehren zur gespeicherten Version zurück. Deine Änderungen seitdem gehen verloren.',
    lesson: 'Alle drei Bereiche kehren zum Startcode der Lektion zurück. Was du geschrieben hast, geht verloren.',
  },
  resetConfirm: 'Alles ersetzen',
  cancel: 'Meinen Code behalten',
  download: 'Als HTML herunterladen',
  nearlyFull: (used, limit) => `${format.number(used)} von ${format.number(limit)} Zeichen`,
  tooLarge: (used, limit) =>
    `${format.number(used)} Zeichen: zu viel zum Speichern. Die Grenze ist ${format.number(limit)}.`,
  stopped: {
    'not-loaded': 'Die Vorschau wurde nicht geladen. Vielleicht bist du offline. Dein Code ist sicher.',
    frozen:
      'Die Vorschau hat 5 Sekunden nicht geantwortet und wurde angehalten. Dein Code ist sicher: Prüfe ihn auf ' +
      'Endlosschleifen.',
    runaway:
      'Der Code lief mehrmals hintereinander länger als eine Sekunde und wurde angehalten. Dein Code ist sicher: ' +
      'Prüfe Timer und Ereignisse auf eine Schleife.',
    left: 'Der Code hat seine Seite verlassen und wurde angehalten.',
    flood: 'Der Code hat zu viele Nachrichten gesendet und wurde angehalten.',
  },
  runAgain: 'Noch einmal ausführen',
  view: 'Ansicht',
  more: 'Weitere Optionen',
  layouts: 'Aufteilung des Editors',
  rows: 'Code über dem Ergebnis',
  columns: 'Code neben dem Ergebnis',
  result: 'Nur das Ergebnis',
  stored: 'Auf diesem Gerät gespeichert',
  contested:
    'Ein anderer Tab bearbeitet diesen Code ebenfalls. Dieses Gerät speichert nur die letzte Änderung: ' +
    'Speichere oder lade deinen Code herunter, um beides zu behalten.',
  notStored: 'Dieses Gerät kann deinen Code nicht speichern. Lade ihn herunter, bevor du gehst.',
});

const dialogs: Pen['pen/penDialogs'] = (format) => ({
  save: 'Speichern',
  failed: 'Wir konnten den Pen nicht speichern',
  failedLead: 'Dein Code ist auf diesem Gerät gespeichert.',
  detailsTitle: 'Name und Freigabe',
  firstTitle: 'Diesen Pen speichern',
  name: 'Name',
  nameMissing: 'Gib einen Namen ein.',
  nameTooLong: 'Verwende höchstens 80 Zeichen.',
  visibility: 'Wer kann ihn öffnen?',
  privateHint: 'Privat: nur du',
  unlistedHint: 'Nicht gelistet: alle mit dem Link',
  publicHint: 'Öffentlich: alle, er kann auch gelistet werden',
  link: 'Link zu diesem Pen',
  linkPrivate: 'Dieser Pen ist privat. Wähle „Nicht gelistet“ oder „Öffentlich“, um seinen Link zu teilen.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Dein Browser hat das Kopieren blockiert. Markiere den Link und kopiere ihn selbst.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  conflictTitle: 'Dieser Pen wurde anderswo gespeichert',
  conflictLead: (when) =>
    'Ein anderer Tab oder ein anderes Gerät hat ihn am ' +
    `${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })} gespeichert, nachdem du mit dem Bearbeiten ` +
    'begonnen hast. Noch ist nichts verloren. Wähle, welche Version bleibt.',
  deletedTitle: 'Dieser Pen wurde gelöscht',
  deletedLead: 'Ein anderer Tab oder ein anderes Gerät hat ihn gelöscht. Dein Code ist noch hier: Speichere ihn neu.',
  keepBoth: 'Meine als neuen Pen speichern',
  keepMine: 'Gespeicherte Version durch meine ersetzen',
  keepTheirs: 'Meine verwerfen und die gespeicherte öffnen',
});

const saving: Pen['pen/penSaving'] = () => ({
  untitled: 'Pen ohne Titel',
  save: 'Speichern',
  saveAs: 'Speichern …',
  signInToSave: 'Zum Speichern anmelden',
  fork: 'Kopie anlegen',
  forkHint: 'Dieser Pen gehört jemand anderem. Leg dir eine eigene Kopie an.',
  copyOf: 'Kopie anlegen',
  share: 'Teilen …',
  mine: 'Meine Pens',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  changedHere: 'Änderungen sind auf diesem Gerät gespeichert. Speichere sie, um sie überall zu haben.',
  announceSaved: (title) => `${title} gespeichert`,
  announceForked: (title) => `Du hast jetzt eine eigene Kopie von ${title}`,
  failed: 'Wir konnten den Pen nicht speichern',
  failedLead: 'Dein Code ist auf diesem Gerät gespeichert.',
  newer: 'In einem anderen Tab oder auf einem anderen Gerät wurde eine neuere Version gespeichert.',
  openNewer: 'Öffnen',
  compare: 'Version wählen',
  copyName: (title) => `${title.slice(0, 72)} (Kopie)`,
  missing: 'Dieser Pen kann nicht geöffnet werden',
  missingLead: 'Er ist privat, oder es gibt ihn nicht.',
  missingSignIn: 'Wenn es deiner ist, melde dich an, um ihn zu öffnen.',
  signIn: 'Anmelden',
  emptyEditor: 'Leeren Editor öffnen',
  lessonMissing: 'Der Code dieser Lektion ist nicht auf diesem Gerät',
  lessonMissingLead: 'Öffne die Lektion und wähle „Im Editor öffnen“.',
  toLesson: 'Zurück zur Lektion',
  toCourses: 'Kurse ansehen',
});

/** German texts of the code editor and of code lessons. */
export const pen: Pen = {
  'pen/judged': (format) => {
    const tests = (count: number): string => format.count(count, { one: 'Test', other: 'Tests' });
    return {
      title: 'Tests',
      lead: (count) =>
        `${tests(count)} ${format.plural(count, { one: 'prüft', other: 'prüfen' })} deinen Code. Die Lektion ` +
        'ist geschafft, sobald alle bestanden sind.',
      run: 'Tests ausführen',
      keys: 'oder Strg + Eingabe drücken',
      running: (done, all) => `Test ${format.number(Math.min(done + 1, all))} von ${format.number(all)} läuft …`,
      passed: (passed, all) => `${format.number(passed)} von ${tests(all)} bestanden`,
      allPassed: 'Alle Tests bestanden. Lektion geschafft.',
      changed: 'Dein Code hat sich seit diesen Tests geändert.',
      frame: 'Dein Code im Test',
    };
  },
  'pen/pen': editor,
  'pen/penDialogs': dialogs,
  'pen/penLesson': () => ({
    run: 'Ausführen',
    reset: 'Neu beginnen',
    resetTitle: 'Diese Aufgabe neu beginnen?',
    resetBody: 'Alle drei Bereiche kehren zum Startcode der Lektion zurück. Was du geschrieben hast, geht verloren.',
    resetConfirm: 'Neu beginnen',
    cancel: 'Meinen Code behalten',
    stored: 'Deine Arbeit ist auf diesem Gerät gespeichert',
    notStored:
      'Dieses Gerät kann deine Arbeit nicht speichern. Öffne den Editor und lade deinen Code herunter, bevor du ' +
      'gehst.',
    open: 'Im Editor öffnen',
    openBlocks: 'Code dieser Lektion ausprobieren',
    broken: 'Diese Aufgabe kann nicht angezeigt werden',
    brokenReason: 'Die Lehrkraft muss sie korrigieren.',
  }),
  'pen/penList': (format) => ({
    mine: 'Meine Pens',
    create: 'Neuer Pen',
    private: 'Privat',
    unlisted: 'Nicht gelistet',
    public: 'Öffentlich',
    noPens: 'Du hast noch keine gespeicherten Pens',
    noPensLead: 'Speichere deinen Code im Editor, um ihn per Link zu teilen und auf jedem Gerät zu öffnen.',
    changed: (when) => `geändert am ${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
    deletePen: (title) => `${title} löschen`,
    deleteTitle: 'Diesen Pen löschen?',
    deleteBody: (title) => `„${title}“ wird endgültig gelöscht, und Links dorthin funktionieren nicht mehr.`,
    deleteConfirm: 'Löschen',
    keep: 'Behalten',
  }),
  'pen/penSaving': saving,
};
