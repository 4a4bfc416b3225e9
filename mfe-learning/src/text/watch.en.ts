import { number } from './count';

/** The words of the player and its lessons. */
export const watchWords = {
  outline: 'Lessons',
  notEnrolled: 'You are not enrolled in this course',
  enrol: 'Enrol',
  noLessons: 'This course has no lessons yet',
  noLessonsLead: 'Its teacher has published the course and is still at work on the lessons.',
  current: 'now playing',
  videoFailed: 'The video could not be played',
  videoFailedWhat: 'The connection may be down. Your place is kept.',
  quizCheck: 'Check my answer',
  quizRight: 'That is right',
  quizWrong: 'Not quite: try again',
  quizBroken: 'This quiz cannot be shown: its teacher must mend it.',
  minutes: (seconds: number) => `${number.format(Math.max(1, Math.round(seconds / 60)))} min`,
} as const;
