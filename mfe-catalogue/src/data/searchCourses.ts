import type { ListedCourse } from '@lectern/shared/domain';

/** The text that matching compares: lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The courses in whose title, subtitle or teacher's name every word of `query` begins a word; whole titles first, then titles, then the rest. */
export function searchCourses(courses: readonly ListedCourse[], query: string): ListedCourse[] {
  const words = fold(query).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return [];
  const begins = (text: string): boolean => {
    const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const rank = (course: ListedCourse): number => {
    if (fold(course.title) === fold(query).trim()) return 0;
    if (begins(course.title)) return 1;
    return begins(`${course.title} ${course.subtitle} ${course.teacherName}`) ? 2 : 3;
  };
  return courses.map((course) => ({ course, at: rank(course) })).filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at || b.course.ratingCount - a.course.ratingCount).map(({ course }) => course);
}
