import type { Firestore } from '@lectern/backend';
import type { DeskServices } from '../contract';
import { tidyFiles, type Tidied } from './tidyFiles';

/** Removal of files that nothing names. `settled` resolves when nothing is left to do now; `stop` ends it. */
export type Tidying = { settled(): Promise<void>; stop(): Promise<void> };

/** Milliseconds between two passes over all courses. The first one runs after a start. */
const PASS_MS = 6 * 3600 * 1000;
const MEGABYTE = 1024 * 1024;

/**
 * Removes files of courses that nothing names: checks every course now and every six hours, and a course as soon as its
 * previews are closed. `log` receives what was removed, `warn` what failed; a failed course is checked
 * again in the next pass.
 */
export function startTidying(
  services: DeskServices,
  firestore: Pick<Firestore, 'onCommit'>,
  { log, warn }: Record<'log' | 'warn', (message: string) => void>,
): Tidying {
  const queue = createQueue(services, { log, warn });
  const due = new Set<string>();
  const stopListening = firestore.onCommit((paths) => {
    for (const path of paths) if (path.startsWith('closedPreviews/')) due.add(path.slice('closedPreviews/'.length));
    if (due.size > 0) queue.request(takeAll(due));
  });
  const pass = (): void => queue.request(coursesWithFiles(services));
  const timer = setInterval(pass, PASS_MS).unref();
  pass();
  return {
    settled: queue.settled,
    stop: () => {
      clearInterval(timer);
      stopListening();
      return queue.stop();
    },
  };
}

/** Tidies courses one after another. `stop` ends it after the course that is being tidied. */
function createQueue(services: DeskServices, { log, warn }: Record<'log' | 'warn', (message: string) => void>) {
  let isStopped = false;
  let running = Promise.resolve();
  const tidy = async (courseId: string): Promise<Tidied> => {
    // Requests are served between two courses.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      return await tidyFiles(services, courseId, new Date());
    } catch (error) {
      warn(`The files of the course ${courseId} could not be tidied: ${String(error)}`);
      return { files: 0, bytes: 0 };
    }
  };
  const run = async (ids: Iterable<string>): Promise<void> => {
    const total = { files: 0, bytes: 0 };
    for (const id of ids) {
      if (isStopped) break;
      const { files, bytes } = await tidy(id);
      total.files += files;
      total.bytes += bytes;
    }
    if (total.files > 0) log(`Removed ${total.files} unused files of courses (${megabytes(total.bytes)}).`);
  };
  return {
    request: (ids: Iterable<string>): void => {
      running = running
        .then(() => run(ids))
        .catch((error: unknown) => warn(`The files of courses could not be tidied: ${String(error)}`));
    },
    settled: () => running,
    stop: (): Promise<void> => {
      isStopped = true;
      return running;
    },
  };
}

function takeAll(due: Set<string>): string[] {
  const ids = [...due];
  due.clear();
  return ids;
}

/** Lists the courses page by page during the pass, so that a large site is not read at once. */
function* coursesWithFiles({ files: { admin, bucket } }: DeskServices): Generator<string> {
  for (const folder of admin.folders(bucket, 'courses/')) yield folder.slice('courses/'.length, -1);
}

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
