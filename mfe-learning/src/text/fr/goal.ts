import type { Texts } from '../texts';

/** French texts of the daily goal. */
export const goal: Pick<Texts, 'profile/goal'> = {
  'profile/goal': (format) => {
    const minutes = (count: number): string => format.count(count, { one: 'minute', other: 'minutes' });
    const lessons = (count: number): string => format.count(count, { one: 'leçon', other: 'leçons' });
    return {
      title: 'Objectif quotidien',
      progress: {
        minutes: (done, of) => `Aujourd’hui : ${format.number(done)} sur ${minutes(of)}`,
        lessons: (done, of) => `Aujourd’hui : ${format.number(done)} sur ${lessons(of)}`,
      },
      reached: 'Atteint pour aujourd’hui',
      streak: (days) => `${format.count(days, { one: 'jour', other: 'jours' })} de suite`,
      rest: 'Un jour de repos par semaine n’interrompt pas la série.',
      week: 'Les sept derniers jours',
      day: (date) => format.date(date, { weekday: 'long' }),
      shortDay: (date) => format.date(date, { weekday: 'short' }),
      states: {
        reached: 'objectif atteint',
        rest: 'jour de repos',
        today: 'aujourd’hui',
        none: 'pas encore d’objectif',
      },
      change: 'Modifier l’objectif',
      lead:
        'Apprendre un peu chaque jour : l’objectif s’affiche dans l’onglet « Mes cours » de votre profil. Il est ' +
        'désactivé tant que vous ne l’activez pas ; alors seulement, nous enregistrons les minutes et les leçons de ' +
        'chaque jour. Il n’y a pas de rappels.',
      isOn: 'Fixer un objectif quotidien',
      kind: 'Compter',
      kinds: { minutes: 'Les minutes', lessons: 'Les leçons' },
      amount: 'Par jour',
      amounts: { minutes, lessons },
      forget: 'Supprimer les jours enregistrés',
      forgetHint: 'Supprime ce qui a été enregistré pour votre objectif. Votre progression dans les cours reste.',
      forgetNow: 'Supprimer maintenant',
      keep: 'Les garder',
      forgotten: 'Les jours enregistrés sont supprimés.',
      notForgotten: 'Les jours enregistrés n’ont pas pu être supprimés',
    };
  },
};
