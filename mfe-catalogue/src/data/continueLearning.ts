import { parseCourse, parseEnrolment, parseProgress, type Course } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** A course that somebody is in the midst of, or about to begin. `percent` is 0 to 99. */
export type StartedCourse = { course: Course; percent: number };

const LOOKED_AT = 12;

/** At most `count` unfinished courses of the person: those learned lately first, then those enrolled in lately. */
export const continueLearning = (uid: string, count: number) => queryOptions({
  queryKey: ['users', uid, 'continue', count],
  queryFn: async (): Promise<StartedCourse[]> => {
    const { getDocument, listDocuments } = await import('@lectern/shared/firebase/documents');
    const [enrolments, progress] = await Promise.all([
      listDocuments({ collection: `users/${uid}/enrolments`, orderBy: [['createdAt', 'desc']], limit: LOOKED_AT }, parseEnrolment),
      listDocuments({ collection: `users/${uid}/progress`, orderBy: [['updatedAt', 'desc']], limit: LOOKED_AT }, parseProgress),
    ]);
    const known = new Map(progress.map(({ id, percent }) => [id, percent]));
    const ids = [...new Set([...known.keys(), ...enrolments.map(({ id }) => id)])].filter((id) => (known.get(id) ?? 0) < 100);
    const found = await Promise.all(ids.slice(0, count).map((id) => getDocument(`courses/${id}`, parseCourse).catch(() => null)));
    return found.flatMap((course) => (course ? [{ course, percent: known.get(course.id) ?? 0 }] : []));
  },
});
