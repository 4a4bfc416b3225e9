import type { Texts } from '../texts';

type Review = Pick<Texts, 'review/link' | 'review/review'>;

const text: Review['review/review'] = (format) => {
  const cards = (count: number): string => format.count(count, { one: 'carte', other: 'cartes' });
  const share = ({ right, of }: { right: number; of: number }): string =>
    format.number(right / of, { style: 'percent' });
  const day = (date: Date): string => format.date(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    title: 'À réviser aujourd’hui',
    failed: 'Vos cartes n’ont pas pu être chargées',
    offline: 'Ouvrez cette page une fois avec une connexion. Ensuite, vos cartes sont sur cet appareil.',
    progress: (done, of) => `${format.number(done)} sur ${cards(of)} aujourd’hui`,
    question: 'Question',
    note: 'Votre note',
    recall: 'Qu’avez-vous noté ici ? Dites-le-vous, puis regardez.',
    show: 'Voir la réponse',
    answer: 'Réponse',
    check: 'Vérifier ma réponse',
    right: 'C’est juste',
    wrong: 'Pas tout à fait. La bonne réponse :',
    lesson: 'Leçon',
    unknownCourse: 'Un cours qui n’est plus disponible',
    unknownBook: 'Un livre qui n’est plus disponible',
    at: (lesson, time) => `${lesson} · ${time}`,
    howWell: 'Le saviez-vous bien ?',
    grades: { 1: 'Oublié', 2: 'Difficile', 3: 'Bien', 4: 'Facile' },
    next: 'Carte suivante',
    again: 'dans 10 minutes',
    inDays: (count) => `dans ${format.count(count, { one: 'jour', other: 'jours' })}`,
    askedAgain: 'Cette carte reviendra encore aujourd’hui.',
    graded: (grade, when) => `${grade} : elle revient ${when}.`,
    undo: 'Annuler la dernière réponse',
    undone: 'La dernière réponse est annulée.',
    stop: 'Ne plus demander cette carte',
    stopped: 'Cette carte n’est plus demandée.',
    keys: 'Touches : 1 à 4 pour évaluer, U pour annuler.',
    unsent: (reason) => `Enregistré sur cet appareil seulement. ${reason}`,
    retry: 'Réessayer',
    none: 'Rien à réviser pour l’instant',
    noneLead:
      'Répondez à un quiz dans l’un de vos cours : ses questions reviennent ici un jour plus tard, puis de moins en ' +
      'moins souvent. Vous pouvez aussi réviser vos notes.',
    browse: 'Parcourir les cours',
    choose: 'Choisir des notes à réviser',
    done: 'Terminé pour aujourd’hui',
    doneLead: (count) => `Vous avez révisé ${cards(count)} aujourd’hui.`,
    notDue: 'Rien n’est à réviser maintenant',
    nextAt: (date, isToday) =>
      isToday
        ? `La prochaine carte revient aujourd’hui à ${format.date(date, { timeStyle: 'short' })}.`
        : `La prochaine carte revient le ${day(date)}.`,
    nothingAhead: 'Aucune carte n’est prévue. Les nouvelles cartes viennent des quiz et de vos notes.',
    upcoming: 'À venir',
    day: 'Jour',
    count: 'Cartes',
    dayName: day,
    cards,
    correctness: 'Ce que vous retenez',
    correctnessLead: (all, period, target) =>
      `Ces ${format.number(period)} derniers jours, ${format.number(all.right)} ` +
      `${format.plural(all.right, { one: 'révision', other: 'révisions' })} sur ${format.number(all.of)} ` +
      `${format.plural(all.right, { one: 'était juste', other: 'étaient justes' })} du premier coup : ` +
      `${share(all)}. Le calendrier vise ${format.number(target, { style: 'percent' })}.`,
    correctnessNone: 'Après vos premières révisions, vous voyez ici combien étaient justes du premier coup.',
    work: 'Cours ou livre',
    knownFirst: 'Juste du premier coup',
    reviews: 'Révisions',
    share,
    shareOf: ({ right, of }) => `${format.number(right)} sur ${format.number(of)}`,
    cardsTitle: 'Les cartes demandées',
    cardsLead:
      'Choisissez les notes que vous voulez retenir. Deux fois deux-points entre question et réponse font d’une note ' +
      'une carte à deux faces : « Qu’est-ce qui fait lever la pâte ? :: La levure ».',
    noNotes: 'Vous n’avez pas encore de notes. Écrivez-en une à côté d’une leçon, et elle apparaît ici.',
    back: 'Retour à la révision',
  };
};

/** French texts of spaced review. */
export const review: Review = {
  'review/link': (format) => ({
    title: 'À réviser aujourd’hui',
    due: (count) => `${format.count(count, { one: 'carte', other: 'cartes' })} à réviser`,
    none: 'Rien n’est à réviser maintenant.',
    lead: 'Les questions de vos quiz et les notes que vous choisissez reviennent jusqu’à ce que vous les reteniez.',
  }),
  'review/review': text,
};
