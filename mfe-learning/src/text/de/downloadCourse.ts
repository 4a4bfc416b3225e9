import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** German texts for saving a course offline. */
export const downloadCourse: Pick<Texts, 'lesson/downloadCourse'> = {
  'lesson/downloadCourse': (format) => {
    const size = (bytes: number): string =>
      format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
        style: 'unit',
        unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
        maximumFractionDigits: 1,
      });
    const lessons = (count: number): string => format.count(count, { one: 'Lektion', other: 'Lektionen' });
    const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
    return {
      title: 'Diesen Kurs offline speichern',
      measuring: 'Die Größe wird ermittelt …',
      planFailed: 'Die Größe des Kurses ist nicht verfügbar',
      size: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      partly: (done, of, bytes) => `${format.number(done)} von ${lessons(of)} gespeichert; noch ${size(bytes)}`,
      downloadedSize: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      free: (bytes) => `${size(bytes)} frei für diese Website`,
      start: 'Kurs speichern',
      continue: 'Fortsetzen',
      pause: 'Anhalten',
      cancel: 'Abbrechen und entfernen',
      close: 'Schließen',
      progress: 'Kurs wird gespeichert',
      running: (share) =>
        `${format.number(share, { style: 'percent' })} gespeichert. Du kannst diesen Dialog schließen; lass die ` +
        'Website offen.',
      downloaded: 'Dieser Kurs ist auf dem Gerät gespeichert. Er öffnet sich ohne Verbindung.',
      full: 'Auf diesem Gerät ist nicht genug Platz',
      fullAdvice: 'Vollständige Lektionen bleiben gespeichert. Entferne andere gespeicherte Lektionen und setze fort.',
      failed: 'Der Kurs ist noch nicht vollständig',
      failedAdvice: 'Vollständige Lektionen bleiben gespeichert. Prüfe deine Verbindung und setze fort.',
      list: 'Alle gespeicherten Kurse und Lektionen',
      listFailed: 'Deine gespeicherten Lektionen konnten nicht geladen werden',
      none: 'Keine Lektionen auf diesem Gerät gespeichert',
      noneLead:
        'Öffne einen Kurs und wähle „Kurs offline speichern“, oder „Offline speichern“ für eine Lektion, um ohne ' +
        'Verbindung zu lernen.',
      toCourses: 'Zu deinen Kursen',
      summary: (courses, count, bytes) =>
        `${format.count(courses, { one: 'Kurs', other: 'Kurse' })}, ${lessons(count)}, ${size(bytes)}`,
      details: (count, of, bytes, date) =>
        [
          of === null || count >= of ? lessons(count) : `${format.number(count)} von ${lessons(of)}`,
          size(bytes),
          ...(date ? [`gespeichert am ${day(date)}`] : []),
        ].join(' · '),
      lessonDetails: (bytes, date) => [size(bytes), ...(date ? [day(date)] : [])].join(' · '),
      showLessons: (count) => `${lessons(count)} anzeigen`,
      remove: 'Entfernen',
      removeOf: (name) => `${name} entfernen`,
      removed: 'Von diesem Gerät entfernt.',
      notRemoved: 'Nicht entfernt. Prüfe, ob dieser Browser Daten der Website speichern darf, und versuche es erneut.',
      removeAll: 'Alles entfernen',
      removeAllNow: 'Jetzt alles entfernen',
      cancelRemoval: 'Alles behalten',
    };
  },
};
