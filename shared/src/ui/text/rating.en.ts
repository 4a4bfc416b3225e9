import { defineText } from '@lectern/shared/text';

/** Texts of a rating. */
export const ratingText = defineText((format) => ({
  value: (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  number: (count: number) => format.number(count),
  rated: (value: string, highest: number) => `Rated ${value} out of ${format.number(highest)}`,
  ratings: (count: number) => format.count(count, { one: 'rating', other: 'ratings' }),
}));
