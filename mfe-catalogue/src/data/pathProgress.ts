import { parseEnrolment, parseProgress, type ListedPath } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** An account's progress in courses: percent by course id, 0 for one that it is enrolled in and has not begun. */
export type CoursePercents = ReadonlyMap<string, number>;

/** Query of an account's progress in all of its courses. */
export const coursePercents = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'learning', 'percents'],
    queryFn: async (): Promise<CoursePercents> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [enrolments, progress] = await Promise.all([
        listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment),
        listDocuments({ collection: `users/${uid}/progress` }, parseProgress),
      ]);
      return new Map([
        ...enrolments.map(({ id }) => [id, 0] as const),
        ...progress.map(({ id, percent }) => [id, percent] as const),
      ]);
    },
  });

/** Progress in a path: percent of all its courses, the number of finished ones, and the first that is not. */
export type PathProgress = { percent: number; finished: number; next: ListedPath['courses'][number] | null };

/** Returns the progress in a path. Courses count equally. */
export function progressOf({ courses }: ListedPath, percents: CoursePercents): PathProgress {
  const all = courses.map(({ id }) => percents.get(id) ?? 0);
  return {
    percent: Math.floor(all.reduce((sum, percent) => sum + percent, 0) / Math.max(1, all.length)),
    finished: all.filter((percent) => percent === 100).length,
    next: courses.find(({ id }) => (percents.get(id) ?? 0) < 100) ?? null,
  };
}
