import { parseCourse, parseEnrolment, parseProgress, type Course } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** A course that somebody is in the midst of, or about to begin. `percent` is 0 to 99. */
export type StartedCourse = { course: Course; percent: number };

const LOOKED_AT = 12;

/** How long the screen waits for what is sent first, in milliseconds. */
const PATIENCE = 1_500;

/** At most `count` unfinished courses of the person: those learned lately first, then those enrolled in lately. */
export const continueLearning = (uid: string, count: number) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'continue', count],
    queryFn: async (): Promise<StartedCourse[]> => {
      const [{ getDocument, listDocuments }, { sendPendingProgress }] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('@lectern/shared/progress'),
      ]);
      // What was learned here without a network is to show; a network that is slow to take it does not hold up the
      // screen.
      await Promise.race([
        sendPendingProgress(uid),
        new Promise((done) => {
          setTimeout(done, PATIENCE);
        }),
      ]);
      const [enrolments, progress] = await Promise.all([
        listDocuments(
          { collection: `users/${uid}/enrolments`, orderBy: [['createdAt', 'desc']], limit: LOOKED_AT },
          parseEnrolment,
        ),
        listDocuments(
          { collection: `users/${uid}/progress`, orderBy: [['updatedAt', 'desc']], limit: LOOKED_AT },
          parseProgress,
        ),
      ]);
      const known = new Map(progress.map(({ id, percent }) => [id, percent]));
      const ids = [...new Set([...known.keys(), ...enrolments.map(({ id }) => id)])].filter(
        (id) => (known.get(id) ?? 0) < 100,
      );
      const found = await Promise.all(
        ids.slice(0, count).map(async (id) => {
          const [course, percent] = await Promise.all([
            getDocument(`courses/${id}`, parseCourse).catch(() => null),
            known.get(id) ??
              getDocument(`users/${uid}/progress/${id}`, parseProgress).then(
                (own) => own?.percent ?? 0,
                () => 0,
              ),
          ]);
          return { course, percent };
        }),
      );
      return found.flatMap(({ course, percent }) => (course && percent < 100 ? [{ course, percent }] : []));
    },
  });
