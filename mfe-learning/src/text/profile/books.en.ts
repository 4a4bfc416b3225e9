import { percent } from '../count';

/** The words of somebody's books. */
export const bookWords = {
  failed: 'Your books could not be loaded',
  none: 'You have no books yet',
  noneLead: 'Books that you buy, take for free or begin to read stand here, with the place where you stopped.',
  browse: 'Browse books',
  by: (authors: readonly string[]) => new Intl.ListFormat('en').format(authors),
  read: (share: number) => `${percent.format(share)} read`,
  notBegun: 'Not begun yet',
  finished: 'Read to the end',
  gone: 'A book that is no longer published',
} as const;
