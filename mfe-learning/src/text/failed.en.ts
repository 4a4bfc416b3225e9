/** What every screen says when something could not be loaded. */
export const failedWords = {
  title: 'This could not be loaded',
  again: 'Try again',
} as const;
