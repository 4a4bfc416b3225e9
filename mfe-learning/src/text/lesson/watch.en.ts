import { translatable } from '@lectern/shared/translations';

/** Texts of the watch screens: a lesson, its navigation, the outline and the panels beside it. */
export const watchText = translatable('lesson/watch', (format) => {
  const lessonsOf = (done: number, all: number): string =>
    `${format.number(done)} of ${format.count(all, { one: 'lesson', other: 'lessons' })}`;
  return {
    outline: 'Lessons',
    noLessons: 'This course has no lessons yet',
    noLessonsLead: 'The course is published, but its lessons are not ready yet.',
    noContent: 'This lesson is empty',
    noContentLead: 'Its teacher has not added any content yet.',
    entryNote: (kind: 'video' | 'text' | 'quiz' | 'pen', isDone: boolean) =>
      `, ${{ video: 'Video', text: 'Reading', quiz: 'Quiz', pen: 'Code exercise' }[kind]}${isDone ? ', done' : ''}`,
    section: (lessons: number, minutes: string, done: number) => `${lessonsOf(done, lessons)} · ${minutes}`,
    minutes: (seconds: number) => `${format.number(Math.max(1, Math.round(seconds / 60)))} min`,
    progress: 'Your progress in this course',
    progressValue: (percent: number, done: number, of: number) =>
      `${format.number(percent / 100, { style: 'percent' })} · ${lessonsOf(done, of)}`,
    previous: 'Previous',
    next: 'Next',
    nextLesson: (title: string) => `Next lesson: ${title}`,
    previousLesson: (title: string) => `Previous lesson: ${title}`,
    markRead: 'Mark as read',
    markDone: 'Mark as done',
    isDone: 'Done',
    tabs: 'Lesson panels',
    tab: {
      lessons: 'Lessons',
      transcript: 'Transcript',
      chapters: 'Chapters',
      notes: 'Notes',
      questions: 'Questions',
      resources: 'Resources',
      about: 'About',
    },
    missingResource: (title: string) => `${title} (not available)`,
    language: (tag: string) => format.languageName(tag),
  };
});
