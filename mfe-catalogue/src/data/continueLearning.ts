import { parseCourse, parseEnrolment, parseProgress, type Course, type Progress } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A course that the account has started or enrolled in, with its progress; null before the first lesson. */
export type StartedCourse = { course: Course; progress: Progress | null };

/** Number of started courses on the home screen. */
export const SHOWN_COURSES = 4;

/** Number of the newest enrolments and progress documents that are read. */
const MAX_READ = 12;

/** Longest wait for pending progress to be sent, in milliseconds. */
const SEND_TIMEOUT = 1_500;

/** Query of at most `count` unfinished courses of the account: the latest learned first, then the latest enrolled. */
export const continueLearning = (uid: string, count: number) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'continue', count],
    queryFn: async (): Promise<StartedCourse[]> => {
      await sendOfflineProgress(uid);
      const { known, ids } = await listUnfinished(uid);
      const started: StartedCourse[] = [];
      // By turns: courses that were withdrawn or completed make room for the next ones.
      for (let index = 0; index < ids.length && started.length < count; index += count) {
        const found = await Promise.all(
          ids.slice(index, index + count).map((id) => getStarted(uid, id, known.get(id))),
        );
        started.push(...found.flatMap(unfinished));
      }
      return started.slice(0, count);
    },
  });

const unfinished = ({ course, progress }: Awaited<ReturnType<typeof getStarted>>): StartedCourse[] =>
  course && (progress?.percent ?? 0) < 100 ? [{ course, progress }] : [];

/** Sends progress made offline, so that the answer includes it; a slow network does not hold up the screen. */
async function sendOfflineProgress(uid: string): Promise<void> {
  const [{ sendPendingProgress }] = await Promise.all([import('@lectern/shared/progress'), documents()]);
  await Promise.race([
    sendPendingProgress(uid),
    new Promise((done) => {
      setTimeout(done, SEND_TIMEOUT);
    }),
  ]);
}

/** Lists the ids of unfinished courses, in order, with the progress found in the documents read. */
async function listUnfinished(uid: string): Promise<{ known: Map<string, Progress>; ids: string[] }> {
  const { listDocuments } = await documents();
  const [enrolments, progress] = await Promise.all([
    listDocuments(
      { collection: `users/${uid}/enrolments`, orderBy: [['createdAt', 'desc']], limit: MAX_READ },
      parseEnrolment,
    ),
    listDocuments(
      { collection: `users/${uid}/progress`, orderBy: [['updatedAt', 'desc']], limit: MAX_READ },
      parseProgress,
    ),
  ]);
  const known = new Map(progress.map((own) => [own.id, own]));
  const ids = [...new Set([...known.keys(), ...enrolments.map(({ id }) => id)])];
  return { known, ids: ids.filter((id) => (known.get(id)?.percent ?? 0) < 100) };
}

/** Gets a course (null when it cannot be read) and its progress, unless `known` holds it. */
async function getStarted(uid: string, id: string, known: Progress | undefined) {
  const { getDocument } = await documents();
  const [course, progress] = await Promise.all([
    getDocument(`courses/${id}`, parseCourse).catch(() => null),
    known ?? getDocument(`users/${uid}/progress/${id}`, parseProgress).catch(() => null),
  ]);
  return { course, progress };
}
