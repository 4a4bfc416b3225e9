import { translatable } from '@lectern/shared/translations';

/** Texts of the link from a person's courses to the review. */
export const reviewLinkText = translatable('review/link', (format) => ({
  title: 'Review today',
  due: (count: number) => `${format.count(count, { one: 'card is', other: 'cards are' })} due`,
  none: 'Nothing is due now.',
  lead: 'Questions from your quizzes, and notes that you choose, come back until they stick.',
}));
