import { translatable } from '@lectern/shared/translations';

/** Texts of the public page of a teacher, or of anybody with a public profile. */
export const teacherText = translatable('teacher', (format) => ({
  loading: 'Teacher',
  teacher: 'Teacher',
  profile: 'Public profile',
  courses: (count: number) => format.count(count, { one: 'course', other: 'courses' }),
  coursesTitle: (name: string) => `Courses by ${name}`,
  links: 'Links',
  rated: 'Rating of all courses',
  free: 'Free',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', all: 'All levels' },
  failed: 'This page could not be loaded',
  retry: 'Try again',
}));
