import { inBytes, inTime } from '../studio/units';
import type { Texts } from '../texts';

/** German texts of file fields and uploads. */
export const upload: Pick<Texts, 'upload'> = {
  upload: (format) => ({
    choose: {
      video: 'Video wählen',
      image: 'Bild wählen',
      captions: 'Untertitel wählen',
      resource: 'Datei wählen',
    },
    orDrop: 'oder hier ablegen',
    limits: {
      video: 'MP4 oder WebM, bis 2 GB',
      image: 'PNG, JPEG oder WebP, bis 2 MB',
      captions: 'WebVTT oder SubRip (.vtt, .srt), bis 2 MB',
      resource: 'PDF, ZIP, JSON, CSV, Text, Markdown, MP3 oder ein Bild, bis 200 MB',
    },
    refused: {
      empty: (name) => `„${name}“ ist leer. Wähle die vollständige Datei.`,
      type: (name, limits) => `„${name}“ hat einen Typ, der hier nicht geht. Möglich: ${limits}.`,
      content: (name) =>
        `Der Inhalt von „${name}“ passt nicht zum Namen. Wandle die Datei um; Umbenennen reicht nicht.`,
      'too-large': (name, limits) => `„${name}“ ist zu groß. Möglich: ${limits}.`,
      unreadable: (name) =>
        `„${name}“ konnte nicht gelesen werden. Prüfe, ob es die Datei noch gibt, und wähle sie noch einmal.`,
    },
    uploads: 'Uploads',
    progress: (name) => `Upload von ${name}`,
    status: {
      waiting: 'Wartet',
      sending: (sent, size) => `${inBytes(format, sent)} von ${inBytes(format, size)}`,
      left: (seconds) => `noch ${inTime(format, seconds)}`,
      retrying: 'Verbindung verloren. Neuer Versuch …',
      offline: 'Du bist offline. Der Upload geht weiter, sobald du wieder da bist.',
      busy: 'Die Website ist ausgelastet. Neuer Versuch …',
      paused: 'Angehalten',
      'needs-file': 'Unterbrochen. Wähle dieselbe Datei, um dort fortzufahren.',
      'other-file': 'Das ist eine andere Datei. Wähle die, deren Upload begonnen hat, oder brich den Upload ab.',
      finished: 'Hochgeladen',
    },
    failed: {
      expired: 'Der Upload ist abgelaufen. Versuche es erneut.',
      denied: 'Dein Konto darf zu diesem Kurs nichts hochladen. Prüfe, ob du mit dem richtigen Konto angemeldet bist.',
      'signed-out': 'Du bist abgemeldet. Melde dich wieder an; der Upload geht dann dort weiter.',
      quota: 'Du hast vorerst so viel hochgeladen, wie die Website erlaubt.',
      quotaUntil: (seconds) =>
        'Du hast vorerst so viel hochgeladen, wie die Website erlaubt. Nächster Versuch in: ' +
        `${inTime(format, seconds)}.`,
      'too-large': 'Die Datei ist größer, als die Website erlaubt.',
      changed: 'Die Datei wurde während des Uploads geändert oder verschoben. Wähle sie noch einmal.',
      refused: 'Die Website hat den Upload abgelehnt. Versuche es erneut oder wähle eine andere Datei.',
      elsewhere: 'Ein anderer Tab lädt diese Datei gerade hoch.',
    },
    pause: (name) => `Upload von ${name} anhalten`,
    resume: (name) => `Upload von ${name} fortsetzen`,
    retry: (name) => `Erneut versuchen: ${name}`,
    cancel: (name) => `Upload von ${name} abbrechen`,
    chooseAgain: (name) => `${name} noch einmal wählen`,
    actions: {
      pause: 'Anhalten',
      resume: 'Fortsetzen',
      retry: 'Erneut versuchen',
      cancel: 'Abbrechen',
      chooseAgain: 'Datei wählen',
    },
    announced: {
      began: (name) => `Der Upload von ${name} hat begonnen.`,
      finished: (name) => `${name} ist hochgeladen.`,
      failed: (name, why) => `Der Upload von ${name} wurde beendet. ${why}`,
      lost: (name) => `Upload von ${name}: Verbindung verloren, neuer Versuch.`,
    },
  }),
};
