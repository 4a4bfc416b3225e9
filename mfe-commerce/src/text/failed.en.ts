/** The words for what could not be had. */
export const failedWords = {
  books: 'The books could not be loaded',
  library: 'Your library could not be loaded',
  prices: 'The prices could not be loaded',
  saved: 'What you saved for later could not be loaded',
  reader: 'The reader could not be loaded',
  notes: 'Your notes could not be loaded',
  what: 'The connection may be down, or the service may be busy. Nothing in your cart is lost.',
  offline: 'You seem to be offline',
  offlineWhat: 'This comes as soon as you are connected. Nothing in your cart is lost.',
  again: 'Try again',
} as const;
