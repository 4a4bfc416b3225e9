import { translatable } from '@lectern/shared/translations';

/** Texts of the questions of a course in the studio. */
export const studioQuestionsText = translatable('studioQuestions', (format) => ({
  title: 'Questions',
  titleOf: (course: string) => `Questions in ${course}`,
  lead: 'Your answers are marked as those of the teacher. Learners are notified.',
  waiting: (count: number) =>
    `${format.count(count, { one: 'question waits', other: 'questions wait' })} for an answer`,
  noneWaiting: 'No question waits for an answer.',
  show: 'Show',
  shows: { unanswered: 'Without an answer', newest: 'All, newest first' },
  lesson: 'Lesson',
  failed: 'The course could not be loaded',
  none: 'No questions yet',
  noneBody: 'Learners can ask once the course is published.',
}));
