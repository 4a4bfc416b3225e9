import { translatable } from '@lectern/shared/translations';

/** Texts of the preview of a draft in the studio. */
export const studioPreviewText = translatable('studioPreview', (format) => ({
  title: 'Preview',
  lead: 'Your draft, with the text, questions and players that learners see. Answers are not stored.',
  outline: 'Lessons of the draft',
  about: 'About the course',
  outcomes: 'What you will be able to do',
  noSummary: 'There is no description yet.',
  empty: 'This lesson is empty',
  emptyBody: 'Add its content in the outline.',
  videoFailed: 'The video could not be loaded.',
  broken: (line: number, problem: string) => `Learners can’t open this: line ${format.number(line)} ${problem}.`,
  quiz: { check: 'Check answer', right: 'Right', wrong: 'Not quite. Try again' },
}));
