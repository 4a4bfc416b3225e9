import type { LearningPath, ListedPath } from '@lectern/shared/domain';
import { courseAt, type CourseTable } from '@lectern/shared/search';

/** A path of one course is no path. */
const MIN_COURSES = 2;

/**
 * Returns learning paths as lists show them: with those of their courses that are published, in order. A path is left
 * out while fewer than two are. `rowIndex` returns the row of a course in the table, null for one that is not listed.
 */
export function composePaths(
  paths: readonly LearningPath[],
  table: CourseTable,
  rowIndex: (id: string) => number | null,
): ListedPath[] {
  return paths
    .map(({ id, title, summary, courses }) => ({
      ...{ id, title, summary },
      courses: courses.flatMap((course) => {
        const row = rowIndex(course);
        return row === null ? [] : [courseAt(table, row)];
      }),
    }))
    .filter(({ courses }) => courses.length >= MIN_COURSES);
}
