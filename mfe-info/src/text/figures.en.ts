import { formatPrice } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

/** Texts of the figures of a course. */
export const figuresText = translatable('figures', (format) => ({
  failed: 'The figures could not be loaded',
  none: 'No figures yet',
  noneBody: 'They begin once the course is published.',
  untitled: 'Untitled',
  learners: 'Learners',
  started: (count: number) => format.count(count, { one: 'has begun', other: 'have begun' }),
  finished: 'Finished',
  people: (count: number) => format.count(count, { one: 'learner', other: 'learners' }),
  rating: 'Rating',
  average: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
  ratings: (count: number) => format.count(count, { one: 'rating', other: 'ratings' }),
  questions: 'Questions',
  unanswered: (count: number) => (count === 0 ? 'none unanswered' : `${format.number(count)} without an answer`),
  income: 'Income',
  noIncome: 'None',
  incomeNote: 'after refunds',
  money: (amount: number, currency: string) => formatPrice(format, amount, currency),
  byLesson: 'Where learners stop',
  lesson: 'Lesson',
  done: 'Finished it',
  stopped: 'Stopped here',
  number: (value: number) => format.number(value),
  share: (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
  countAndShare: (count: number, share: number) =>
    `${format.number(count)} (${format.number(share, { style: 'percent', maximumFractionDigits: 0 })})`,
  updated: (when: Date) => `Counted on ${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
}));
