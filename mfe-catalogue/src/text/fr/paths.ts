import type { Texts } from '../texts';

const SECONDS_PER_HOUR = 3_600;

/** French texts of learning paths. */
export const paths: Pick<Texts, 'paths'> = {
  paths: (format) => {
    const courses = (count: number): string => `${format.number(count)} cours`;
    return {
      title: 'Parcours',
      lead: 'Des cours qui se complètent, dans l’ordre où les suivre.',
      all: 'Voir tous les parcours',
      home: 'Accueil',
      summary: (count, seconds) =>
        `${courses(count)} · ${format.number(Math.max(1, Math.round(seconds / SECONDS_PER_HOUR)), {
          style: 'unit',
          unit: 'hour',
          unitDisplay: 'long',
        })}`,
      progress: (finished, of) => `${format.number(finished)} sur ${courses(of)} terminés`,
      progressOf: (title) => `Vos progrès dans « ${title} »`,
      steps: 'Cours de ce parcours',
      step: (position) => `Cours ${format.number(position)}`,
      done: (percent) => `${format.number(percent / 100, { style: 'percent' })} faits`,
      finished: 'Terminé',
      next: 'Ensuite',
      start: (title) => `Commencer par « ${title} »`,
      continueWith: (title) => `Continuer avec « ${title} »`,
      complete: 'Vous avez terminé ce parcours',
      completeLead: 'Vos certificats sont dans votre profil.',
      certificates: 'Vos certificats',
      none: 'Il n’y a pas encore de parcours',
      noneLead: 'Regardez plutôt les cours.',
      unknown: 'Ce parcours n’existe pas',
      unknownLead: 'Il a peut-être été retiré du site.',
      browse: 'Voir les cours',
      failed: 'Les parcours n’ont pas pu être chargés',
    };
  },
};
