import { translatable } from '@lectern/shared/translations';

/** Texts of a rating. */
export const ratingText = translatable('ui/rating', (format) => ({
  value: (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  number: (count: number) => format.number(count),
  rated: (value: string, highest: number) => `Rated ${value} out of ${format.number(highest)}`,
  ratings: (count: number) => format.count(count, { one: 'rating', other: 'ratings' }),
  fresh: 'New',
}));
