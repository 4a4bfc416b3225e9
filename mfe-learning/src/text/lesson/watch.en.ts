import { count, number, percent } from '../count';

/** The words of the watch screens: lessons, their outline and what lies beside a video. */
export const watchWords = {
  outline: 'Lessons',
  noLessons: 'This course has no lessons yet',
  noLessonsLead: 'Its teacher has published the course and is still at work on the lessons.',
  noContent: 'This lesson is empty',
  noContentLead: 'Its teacher has yet to fill it.',
  kinds: { video: 'Video', text: 'Reading', quiz: 'Quiz', pen: 'Code exercise' },
  done: 'done',
  section: (lessons: number, minutes: string, done: number) =>
    `${number.format(done)} of ${count(lessons, 'lesson', 'lessons')} · ${minutes}`,
  minutes: (seconds: number) => `${number.format(Math.max(1, Math.round(seconds / 60)))} min`,
  progress: 'Your progress in this course',
  progressSaid: (share: number, done: number, of: number) =>
    `${percent.format(share / 100)} · ${number.format(done)} of ${count(of, 'lesson', 'lessons')}`,
  previous: 'Previous',
  next: 'Next',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  previousLesson: (title: string) => `Previous lesson: ${title}`,
  markRead: 'Mark as read',
  markDone: 'Mark as done',
  isDone: 'Done',
  tabs: 'Beside the lesson',
  tab: {
    lessons: 'Lessons',
    transcript: 'Transcript',
    chapters: 'Chapters',
    notes: 'Notes',
    resources: 'Resources',
    about: 'About',
  },
  resourceMissing: 'not available',
} as const;
