import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** French texts of keeping a course on the device. */
export const keptCourse: Pick<Texts, 'lesson/keptCourse'> = {
  'lesson/keptCourse': (format) => {
    const size = (bytes: number): string =>
      format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
        style: 'unit',
        unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
        maximumFractionDigits: 1,
      });
    const lessons = (count: number): string => format.count(count, { one: 'leçon', other: 'leçons' });
    const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
    return {
      title: 'Garder ce cours sur cet appareil',
      measuring: 'Calcul de la taille…',
      planFailed: 'La taille du cours n’est pas disponible',
      size: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      partly: (done, of, bytes) => `${format.number(done)} sur ${lessons(of)} gardées ; reste ${size(bytes)}`,
      isKept: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      free: (bytes) => `${size(bytes)} libres pour ce site`,
      start: 'Garder le cours',
      continue: 'Continuer',
      pause: 'Mettre en pause',
      cancel: 'Annuler et retirer',
      close: 'Fermer',
      progress: 'Enregistrement du cours',
      running: (share) =>
        `${format.number(share, { style: 'percent' })} enregistrés. Vous pouvez fermer cette fenêtre et continuer ; ` +
        'laissez le site ouvert.',
      kept: 'Ce cours est gardé sur cet appareil. Il s’ouvre sans connexion.',
      full: 'Il n’y a pas assez d’espace sur cet appareil',
      fullAdvice: 'Ce qui est complet reste. Retirez quelque chose de la liste des leçons gardées, puis continuez.',
      failed: 'Le cours n’est pas encore complet',
      failedAdvice: 'Ce qui est complet reste. Vérifiez votre connexion, puis continuez.',
      list: 'Tout ce qui est gardé sur cet appareil',
      listFailed: 'Ce qui est gardé sur cet appareil n’a pas pu être lu',
      none: 'Rien n’est gardé sur cet appareil',
      noneLead:
        'Ouvrez un cours et choisissez « Garder tout le cours », ou « Enregistrer hors ligne » pour une leçon. Elle ' +
        's’ouvre alors partout.',
      toCourses: 'Vos cours',
      summary: (courses, count, bytes) =>
        `${format.count(courses, { one: 'cours', other: 'cours' })}, ${lessons(count)}, ${size(bytes)}`,
      details: (count, of, bytes, date) =>
        [
          of === null || count >= of ? lessons(count) : `${format.number(count)} sur ${lessons(of)}`,
          size(bytes),
          ...(date ? [`enregistré le ${day(date)}`] : []),
        ].join(' · '),
      lessonDetails: (bytes, date) => [size(bytes), ...(date ? [day(date)] : [])].join(' · '),
      showLessons: (count) => `Afficher ${lessons(count)}`,
      remove: 'Retirer',
      removeOf: (name) => `Retirer ${name}`,
      removed: 'Retiré de cet appareil.',
      notRemoved: 'Non retiré. Vérifiez que ce navigateur peut enregistrer des données pour le site, puis réessayez.',
      removeAll: 'Tout retirer',
      removeAllNow: 'Tout retirer maintenant',
      keepAll: 'Tout garder',
    };
  },
};
