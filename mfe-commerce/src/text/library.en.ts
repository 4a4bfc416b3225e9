import { translatable } from '@lectern/shared/translations';

/** Texts shown in place of the visitor's own books. */
export const libraryText = translatable('library', () => ({
  failed: 'Your library could not be loaded',
  guestTitle: 'Sign in to see your books',
  guest: 'Your library is part of your account.',
  signIn: 'Sign in',
  emptyTitle: 'Your library is empty',
  empty: 'Books that you buy or get for free are kept here, on all your devices.',
  browse: 'See all books',
}));
