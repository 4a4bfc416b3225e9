import { translatable } from '@lectern/shared/translations';

/** Texts of the profile's books. */
export const booksText = translatable('profile/books', (format) => {
  const read = (share: number): string => `${format.number(share, { style: 'percent' })} read`;
  return {
    failed: 'Your books could not be loaded',
    none: 'You have no books yet',
    noneLead: 'Books that you buy, get for free or start reading appear here, at the page where you stopped.',
    browse: 'Browse books',
    by: (authors: readonly string[]) => format.list(authors),
    read,
    progressOf: (title: string, share: number) => `${title}: ${read(share)}`,
    notStarted: 'Not started yet',
    finished: 'Finished',
    unavailable: 'A book that is no longer published',
  };
});
