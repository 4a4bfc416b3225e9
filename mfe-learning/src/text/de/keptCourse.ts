import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** German texts of keeping a course on the device. */
export const keptCourse: Pick<Texts, 'lesson/keptCourse'> = {
  'lesson/keptCourse': (format) => {
    const size = (bytes: number): string =>
      format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
        style: 'unit',
        unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
        maximumFractionDigits: 1,
      });
    const lessons = (count: number): string => format.count(count, { one: 'Lektion', other: 'Lektionen' });
    const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
    return {
      title: 'Diesen Kurs auf dem Gerät behalten',
      measuring: 'Die Größe wird ermittelt …',
      planFailed: 'Die Größe des Kurses ist nicht verfügbar',
      size: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      partly: (done, of, bytes) => `${format.number(done)} von ${lessons(of)} gespeichert; noch ${size(bytes)}`,
      isKept: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      free: (bytes) => `${size(bytes)} frei für diese Website`,
      start: 'Kurs behalten',
      continue: 'Fortsetzen',
      pause: 'Anhalten',
      cancel: 'Abbrechen und entfernen',
      close: 'Schließen',
      progress: 'Kurs wird gespeichert',
      running: (share) =>
        `${format.number(share, { style: 'percent' })} gespeichert. Du kannst das schließen und weitermachen; lass ` +
        'die Website offen.',
      kept: 'Dieser Kurs ist auf dem Gerät gespeichert. Er öffnet sich ohne Verbindung.',
      full: 'Auf diesem Gerät ist nicht genug Platz',
      fullAdvice: 'Was vollständig ist, bleibt. Entferne etwas aus der Liste gespeicherter Lektionen und setze fort.',
      failed: 'Der Kurs ist noch nicht vollständig',
      failedAdvice: 'Was vollständig ist, bleibt. Prüfe deine Verbindung und setze fort.',
      list: 'Alles, was auf diesem Gerät gespeichert ist',
      listFailed: 'Was auf diesem Gerät gespeichert ist, konnte nicht gelesen werden',
      none: 'Auf diesem Gerät ist nichts gespeichert',
      noneLead:
        'Öffne einen Kurs und wähle „Ganzen Kurs behalten“ oder „Offline speichern“ für eine Lektion. Dann öffnet ' +
        'sie sich überall.',
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
      keepAll: 'Alles behalten',
    };
  },
};
