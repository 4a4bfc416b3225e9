import type { ListedCourse } from '@lectern/shared/domain';

/** At most `count` other courses of the same category: those of the same subcategory first, then the most rated. */
export function relatedCourses(courses: readonly ListedCourse[], course: ListedCourse, count: number): ListedCourse[] {
  const nearness = (other: ListedCourse): number => (course.subcategory !== null && other.subcategory === course.subcategory ? 1 : 0);
  return courses.filter((other) => other.id !== course.id && other.category === course.category)
    .sort((a, b) => nearness(b) - nearness(a) || b.ratingCount - a.ratingCount || (a.id < b.id ? -1 : 1)).slice(0, count);
}
