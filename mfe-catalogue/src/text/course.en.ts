import { translatable } from '@lectern/shared/translations';
import { languageOf, monthOf } from './plainEnglish';

/** Texts of the course screen, without offer and reviews. */
export const courseText = translatable('course', (format) => ({
  by: (name: string) => `by ${name}`,
  home: 'Home',
  length: 'Length',
  level: 'Level',
  language: 'Language',
  languageName: (tag: string) => languageOf(tag, format),
  lessons: (n: number) => format.count(n, { one: 'lesson', other: 'lessons' }),
  lessonCount: (n: number) => format.number(n),
  lessonsTitle: 'Lessons',
  clock: (seconds: number) => `${format.number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`,
  updated: (date: Date) => `Last updated ${monthOf(date)}`,
  learn: 'What you will learn',
  about: 'About this course',
  topics: 'Topics',
  captions: 'Captions',
  captionLanguages: (tags: readonly string[]) => format.list(tags.map((tag) => languageOf(tag, format))),
  teacher: 'Your teacher',
  outline: 'Course content',
  outlineSummary: (totals: { sections: number; lessons: number; hours: string }) =>
    [
      format.count(totals.sections, { one: 'section', other: 'sections' }),
      format.count(totals.lessons, { one: 'lesson', other: 'lessons' }),
      totals.hours,
    ].join(' · '),
  openAll: 'Open all sections',
  closeAll: 'Close all sections',
  kinds: { video: 'video', text: 'text', quiz: 'quiz', pen: 'code exercise' },
  preview: 'Preview',
  previewCourse: 'Preview this course',
  done: 'done',
  previewOf: (title: string) => `Preview of ${title}`,
  previewFailed: 'The preview could not be loaded',
  related: 'You may also like',
}));
