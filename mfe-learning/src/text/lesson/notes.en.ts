import { count, number } from '../count';

/** The words of notes. */
export const notesWords = {
  title: 'Notes',
  write: (time: string | null) => (time ? `Note at ${time}` : 'Note on this lesson'),
  writeHint: 'Press Ctrl or ⌘ and Enter to add it.',
  add: 'Add note',
  now: 'Use the current time',
  counted: (used: number, limit: number) => `${number.format(used)} of ${number.format(limit)}`,
  tooLong: (over: number) => `${count(over, 'character', 'characters')} too long: shorten it, or write two notes.`,
  added: (time: string | null) => (time ? `Note added at ${time}` : 'Note added'),
  none: 'No notes in this lesson yet.',
  noneInCourse: 'No notes in this course yet.',
  thisLesson: 'This lesson',
  wholeCourse: 'Whole course',
  which: 'Which notes',
  jump: (time: string) => `Go to ${time}`,
  general: 'General',
  edit: 'Edit',
  editAt: (time: string | null) => (time ? `Edit the note at ${time}` : 'Edit the note'),
  editLabel: (time: string | null) => (time ? `Text of the note at ${time}` : 'Text of the note'),
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeAt: (time: string | null) => (time ? `Delete the note at ${time}` : 'Delete the note'),
  removed: (time: string | null) => (time ? `Note at ${time} deleted.` : 'Note deleted.'),
  undo: 'Undo',
  restored: 'Note restored',
  saving: 'Saving…',
  kept: 'Kept on this device.',
  retry: 'Try again',
  exportAll: 'Export as Markdown',
  fileName: (title: string) =>
    `${
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60) || 'course'
    }-notes.md`,
  exportTitle: (title: string) => `Notes on ${title}`,
  allNotes: 'All my notes',
  lesson: 'Lesson',
  unknownCourse: 'A course that is no longer published',
  unknownBook: 'A book that is no longer sold',
  search: 'Search your notes',
  found: (n: number) => count(n, 'note', 'notes'),
  nothingFound: 'No note holds these words',
  nothingFoundLead: 'Try fewer or other words.',
  clearSearch: 'Show all notes',
  empty: 'You have not written a note yet',
  emptyLead: 'Write notes beside a lesson while you watch: each keeps its time, and leads back to it.',
  browse: 'Browse courses',
  open: (title: string) => `Open ${title}`,
} as const;
