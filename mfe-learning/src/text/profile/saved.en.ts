/** The words of what somebody has saved for later. */
export const savedWords = {
  failed: 'What you saved could not be loaded',
  none: 'You have saved nothing yet',
  noneLead: 'Save a course or a book, and it waits here until you want it.',
  browse: 'Browse courses',
  books: 'Browse books',
  kinds: { course: 'Course', book: 'Book' },
  savedOn: (date: Date) => `Saved on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(date)}`,
  gone: { course: 'A course that is no longer published', book: 'A book that is no longer published' },
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  back: (name: string) => `${name} is saved again.`,
  notRemoved: (name: string) => `${name} could not be removed.`,
} as const;
