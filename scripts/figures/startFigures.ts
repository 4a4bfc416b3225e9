import type { Backend } from '@lectern/backend';
import type { DeskServices } from '../desk';
import { createProcessor, embeddedDocuments, type Handler } from '../processing';
import { countLearner } from './learners';
import { countSale } from './sales';
import { writeFigures } from './writeFigures';

/** Figures of courses. `settled` resolves when nothing is left to do now; `stop` ends it. */
export type Figures = { settled(): Promise<void>; stop(): Promise<void> };

/** Milliseconds in which changes of a course are collected before its figures are written. */
const COLLECT_MS = 2_000;
/** Milliseconds until a learner who left is forgotten after all, when the database refused it. */
const RETRY_MS = 30_000;

/**
 * Keeps the figures of all courses: of everything written since the last run, then of each change. `warn` receives what
 * an operator should know. Rejects when the store fails.
 */
export async function startFigures(
  services: DeskServices,
  backend: Pick<Backend, 'firestore' | 'projectId'>,
  warn: (message: string) => void,
  collectMs = COLLECT_MS,
): Promise<Figures> {
  const due = collectCourses((course) => writeFigures(services, course), warn, collectMs);
  const handlers = handlersOf(services, due.add);
  const processor = createProcessor({
    name: 'figures',
    documents: embeddedDocuments(backend),
    report: warn,
    handlers,
  });
  const leavers = forgetWithRetries(warn, (course, uid) => {
    countLearner(services, course, uid);
    due.add(course);
  });
  const stopFollowing = followDeletions(services, backend, leavers.forget);
  await processor.start();
  return {
    async settled() {
      // Listeners are notified of a commit after the request that wrote it.
      await new Promise((resolve) => setImmediate(resolve));
      await processor.idle();
      due.flush();
    },
    async stop() {
      stopFollowing();
      leavers.stop();
      await processor.stop();
      due.flush();
    },
  };
}

/** Returns the handlers that count, and pass each course whose figures may have changed to `mark`. */
function handlersOf(services: DeskServices, mark: (course: string) => void): Handler[] {
  const learner: Handle = ({ course = '', uid = '' }) => {
    countLearner(services, course, uid);
    mark(course);
  };
  const markOnly: Handle = ({ course = '' }) => mark(course);
  const payment: Handle = ({ uid = '', payment: id = '' }) => countSale(services, uid, id).forEach(mark);
  return [
    handler('enrolments', 'users/{uid}/enrolments/{course}', learner),
    handler('progress', 'users/{uid}/progress/{course}', learner),
    handler('payments', 'customers/{uid}/payments/{payment}', payment),
    handler('reviews', 'courses/{course}/reviews/{uid}', markOnly),
    handler('questions', 'courses/{course}/questions/{question}', markOnly),
    handler('courses', 'courses/{course}', markOnly),
  ];
}

type Handle = (params: Record<string, string | undefined>) => void;

const handler = (name: string, pattern: string, handle: Handle): Handler => ({
  name,
  pattern,
  handle: ({ params }) =>
    Promise.resolve(params)
      .then(handle)
      .then(() => undefined),
});

const ENROLMENT = /^users\/([^/]+)\/enrolments\/([^/]+)$/;

/** Calls `onLeft` for each deleted enrolment: the processor does not report deletions. */
function followDeletions(
  { documents }: DeskServices,
  { firestore }: Pick<Backend, 'firestore'>,
  onLeft: (course: string, uid: string) => void,
): () => void {
  return firestore.onCommit((paths) => {
    for (const path of paths) {
      const [, uid, course] = ENROLMENT.exec(path) ?? [];
      if (uid !== undefined && course !== undefined && documents.get(path) === null) onLeft(course, uid);
    }
  });
}

/** Calls `forget` for each learner who left, and again every half minute while it throws. */
function forgetWithRetries(warn: (message: string) => void, forget: (course: string, uid: string) => void) {
  const timers = new Set<NodeJS.Timeout>();
  const attempt = (course: string, uid: string): void => {
    try {
      forget(course, uid);
    } catch (error) {
      warn(`A learner who left ${course} is still in its figures, until another attempt: ${String(error)}`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        attempt(course, uid);
      }, RETRY_MS).unref();
      timers.add(timer);
    }
  };
  return { forget: attempt, stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

/** Collects courses, and calls `write` for each after `collectMs`, once however often it was added meanwhile. */
function collectCourses(write: (course: string) => void, warn: (message: string) => void, collectMs: number) {
  const courses = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const writeNext = (): void => {
    timer = null;
    const [course] = courses;
    if (course === undefined) return;
    courses.delete(course);
    const start = performance.now();
    try {
      write(course);
    } catch (error) {
      warn(`The figures of ${course} could not be written: ${String(error)}`);
    }
    // A course with many learners takes longer: figures never take more than a twentieth of the time.
    if (courses.size > 0) timer = setTimeout(writeNext, 20 * (performance.now() - start)).unref();
  };
  return {
    add: (course: string): void => {
      courses.add(course);
      timer ??= setTimeout(writeNext, collectMs).unref();
    },
    flush: (): void => {
      if (timer) clearTimeout(timer);
      while (courses.size > 0) writeNext();
      // Each write but the last has started a timer for the next one.
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
