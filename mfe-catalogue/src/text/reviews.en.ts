import { count } from './count';

/** The words of reviews. */
export const reviewWords = {
  title: 'Reviews',
  failed: 'The reviews could not be loaded',
  none: 'Nobody has reviewed this course yet. Those who are enrolled can write the first review.',
  first: 'Nobody has reviewed this course yet. Yours would be the first.',
  more: 'Show more reviews',
  total: (n: number) => count(n, 'rating', 'ratings'),
  average: (value: number) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  stars: (n: number) => count(n, 'star', 'stars'),
  share: (share: number) => new Intl.NumberFormat('en', { style: 'percent' }).format(share),
  date: (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date),
  write: 'Write a review',
  change: 'Change your review',
  yours: 'Your review',
  rating: 'How many stars?',
  ratingMissing: 'Choose from one to five stars.',
  text: 'What should others know?',
  textHint: 'At most 2,000 characters. Your name stands beside it.',
  anonymous: 'A learner',
  save: 'Save review',
  cancel: 'Cancel',
  edit: 'Change',
  remove: 'Delete',
  saved: 'Your review is saved',
  deleted: 'Your review is deleted',
  notSaved: 'That did not work. What you wrote is still here: try again in a moment.',
} as const;
