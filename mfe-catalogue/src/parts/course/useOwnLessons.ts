import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { courseAccess } from '../../data/courseAccess';
import { ownProgress } from '../../data/ownProgress';

/** An enrolled account's way through a course: the path to each lesson, those that are done, and percent of all. */
export type OwnLessons = { pathOf: (lessonId: string) => string; done: ReadonlySet<string>; percent: number };

/** Returns the account's lessons of the course; null for visitors and accounts that are not enrolled. */
export function useOwnLessons(course: CatalogueCourse): OwnLessons | null {
  const { user } = useHost();
  const uid = user?.uid ?? '';
  const access = useQuery({ ...courseAccess(course, uid), enabled: user !== null });
  const isEnrolled = access.data === 'enrolled';
  const { data } = useQuery({ ...ownProgress(course.id, uid), enabled: isEnrolled });
  if (!isEnrolled) return null;
  const lessons = Object.entries(data?.lessons ?? {});
  return {
    pathOf: (lessonId) => `/watch/${course.id}/${uid}/${course.slug}?lesson=${lessonId}`,
    done: new Set(lessons.flatMap(([id, { done }]) => (done ? [id] : []))),
    percent: data?.percent ?? 0,
  };
}
