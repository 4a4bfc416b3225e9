import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** French texts for saving a course offline. */
export const downloadCourse: Pick<Texts, 'lesson/downloadCourse'> = {
  'lesson/downloadCourse': (format) => {
    const size = (bytes: number): string =>
      format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
        style: 'unit',
        unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
        maximumFractionDigits: 1,
      });
    const lessons = (count: number): string => format.count(count, { one: 'leçon', other: 'leçons' });
    const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
    return {
      title: 'Enregistrer ce cours hors ligne',
      measuring: 'Calcul de la taille…',
      planFailed: 'La taille du cours n’est pas disponible',
      size: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      partly: (done, of, bytes) => `${format.number(done)} sur ${lessons(of)} enregistrées ; reste ${size(bytes)}`,
      downloadedSize: (count, bytes) => `${lessons(count)}, ${size(bytes)}`,
      free: (bytes) => `${size(bytes)} libres pour ce site`,
      start: 'Enregistrer le cours',
      continue: 'Continuer',
      pause: 'Mettre en pause',
      cancel: 'Annuler et retirer',
      close: 'Fermer',
      progress: 'Enregistrement du cours',
      running: (share) =>
        `${format.number(share, { style: 'percent' })} enregistrés. Vous pouvez fermer cette fenêtre, mais ` +
        'laissez le site ouvert.',
      downloaded: 'Ce cours est enregistré sur cet appareil. Il s’ouvre sans connexion.',
      full: 'Il n’y a pas assez d’espace sur cet appareil',
      fullAdvice: 'Les leçons complètes restent enregistrées. Retirez-en d’autres, puis continuez.',
      failed: 'Le cours n’est pas encore complet',
      failedAdvice: 'Les leçons complètes restent enregistrées. Vérifiez votre connexion, puis continuez.',
      list: 'Tous les cours et leçons enregistrés',
      listFailed: 'Vos leçons enregistrées n’ont pas pu être chargées',
      none: 'Aucune leçon enregistrée sur cet appareil',
      noneLead:
        'Ouvrez un cours et choisissez « Enregistrer le cours hors ligne », ou « Enregistrer hors ligne » ' +
        'pour une leçon, afin d’apprendre sans connexion.',
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
      cancelRemoval: 'Tout garder',
    };
  },
};
