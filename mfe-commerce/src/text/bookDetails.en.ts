import { translatable } from '@lectern/shared/translations';

/** Texts of a book's page below its title: the offer, the description and the metadata. */
export const bookDetailsText = translatable('bookDetails', () => ({
  free: 'Free',
  sample: 'Read a sample',
  ownershipFailed: 'We could not check whether you own this book.',
  again: 'Try again',
  yours: 'This book is yours.',
  read: 'Read',
  claim: 'Get it for free',
  claiming: 'Sign in to add this book to your library for free.',
  signInToRead: 'Sign in to read',
  signInToClaim: 'Sign in to get it',
  openToAll: 'Free for everybody with an account.',
  claimed: (title: string) => `${title} is yours now.`,
  claimFailed: 'The book could not be added to your library',
  notFree: 'This book is no longer free. Reload to see its price.',
  noPayments: 'This site takes no payments, so you cannot buy this book here.',

  about: 'About this book',
  authors: 'By',
  topic: 'Topic',
  languageTerm: 'Language',
  length: 'Length',
  isbn: 'ISBN',
  noSummary: 'This book has no description yet.',
  summaryFailed: 'The description could not be loaded.',
  similar: 'On the same topic',
}));
