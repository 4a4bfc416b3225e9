import { translatable } from '@lectern/shared/translations';

/** Texts of the items that a person saved for later. */
export const savedText = translatable('profile/saved', (format) => ({
  failed: 'Your saved items could not be loaded',
  none: 'You have no saved items yet',
  noneLead: 'Save a course or a book to find it here later.',
  browse: 'Browse courses',
  books: 'Browse books',
  kinds: { course: 'Course', book: 'Book' },
  by: (names: readonly string[]) => format.list(names),
  savedOn: (date: Date) => `Saved on ${format.date(date, { dateStyle: 'medium' })}`,
  unavailable: { course: 'A course that is no longer published', book: 'A book that is no longer published' },
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  restored: (name: string) => `${name} is saved again.`,
  notRemoved: (name: string) => `We could not remove ${name}.`,
  notRestored: (name: string) => `We could not restore ${name}.`,
}));
