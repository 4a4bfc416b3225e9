import { translatable } from '@lectern/shared/translations';

/** Texts of spaced review: questions and notes that come back until they stick. */
export const reviewText = translatable('review/review', (format) => {
  const cards = (count: number): string => format.count(count, { one: 'card', other: 'cards' });
  const days = (count: number): string => format.number(count, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const share = ({ right, of }: { right: number; of: number }): string =>
    format.number(right / of, { style: 'percent' });
  const day = (date: Date): string => format.date(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    title: 'Review today',
    failed: 'Your cards could not be loaded',
    offline: 'Open this page once with a connection. After that your cards are on this device.',
    progress: (done: number, of: number) => `${format.number(done)} of ${cards(of)} done today`,
    question: 'Question',
    note: 'Your note',
    recall: 'What did you write down here? Say it to yourself, then look.',
    show: 'Show the answer',
    answer: 'Answer',
    check: 'Check my answer',
    right: 'That is right',
    wrong: 'Not quite. The right answer:',
    lesson: 'Lesson',
    unknownCourse: 'A course that is no longer available',
    unknownBook: 'A book that is no longer available',
    at: (lesson: string, time: string) => `${lesson} · ${time}`,
    howWell: 'How well did you know it?',
    grades: { 1: 'Forgot', 2: 'Hard', 3: 'Good', 4: 'Easy' },
    next: 'Next card',
    again: 'in 10 minutes',
    inDays: (count: number) => `in ${days(count)}`,
    askedAgain: 'You will see this card again before you finish today.',
    graded: (grade: string, when: string) => `${grade}: asked again ${when}.`,
    undo: 'Undo the last answer',
    undone: 'The last answer is undone.',
    stop: 'Stop asking this card',
    stopped: 'This card is no longer asked.',
    keys: 'Keys: 1 to 4 grade, U undoes.',
    unsent: (reason: string) => `Saved on this device only. ${reason}`,
    retry: 'Try again',
    none: 'Nothing to review yet',
    noneLead:
      'Answer a quiz in one of your courses: its questions come back here a day later, then less and less often. ' +
      'You can also review your notes.',
    browse: 'Browse courses',
    choose: 'Choose notes to review',
    done: 'Done for today',
    doneLead: (count: number) => `You reviewed ${cards(count)} today.`,
    notDue: 'Nothing is due now',
    nextAt: (date: Date, isToday: boolean) =>
      isToday
        ? `The next card is due today at ${format.date(date, { timeStyle: 'short' })}.`
        : `The next card is due on ${day(date)}.`,
    nothingAhead: 'No card is due in the time ahead. New cards come from quizzes and from your notes.',
    upcoming: 'Coming up',
    day: 'Day',
    count: 'Cards',
    dayName: day,
    cards,
    correctness: 'How much you remember',
    correctnessLead: (all: { right: number; of: number }, period: number, target: number) =>
      `In the last ${days(period)}, ${format.number(all.right)} of ` +
      `${format.count(all.of, { one: 'review was', other: 'reviews were' })} right on the first try: ${share(all)}. ` +
      `The schedule aims for ${format.number(target, { style: 'percent' })}.`,
    correctnessNone: 'After your first reviews, you see here how many of them were right on the first try.',
    work: 'Course or book',
    knownFirst: 'Right on the first try',
    reviews: 'Reviews',
    share,
    shareOf: ({ right, of }: { right: number; of: number }) => `${format.number(right)} of ${format.number(of)}`,
    cardsTitle: 'Cards that are asked',
    cardsLead:
      'Choose the notes that you want to remember. In a note, two colons between question and answer make ' +
      'a card with ' +
      'two sides: “What makes dough rise? :: Yeast”.',
    noNotes: 'You have no notes yet. Write one beside a lesson, and it appears here.',
    back: 'Back to the review',
  };
});
