import { wireFieldsOf, type AdminWrite, type RunningBackend } from '@lectern/backend';
import { createGovernor, NO_QUOTAS } from '@lectern/backend/limits';
import { startLecternBackend } from '@lectern/shared/project';

/** Commands of the measuring process, and the replies to them. Times are milliseconds, memory is bytes. */
export type Command = { seed: { courses: number; uid: string } } | { memory: true } | { stop: true };
export type Reply = { url: string } | { seeded: number } | { rss: number } | { stopped: true };

/** Number of courses that the measured learner is enrolled in. */
export const ENROLMENTS = 500;
const BATCH = 500;

/**
 * Serves the embedded backend as `npm start` does, with the repository's rules and indexes, from the home folder in
 * the first argument.
 */
async function serve(home: string): Promise<void> {
  const running = await startLecternBackend({
    home,
    projectId: 'demo-bench',
    governor: createGovernor({ limits: { quotas: NO_QUOTAS } }),
  });
  process.on('message', (command) => void execute(running, command as Command).then(reply));
  reply({ url: running.url });
}

async function execute({ backend, stop }: RunningBackend, command: Command): Promise<Reply> {
  if ('memory' in command) return { rss: process.memoryUsage().rss };
  if ('stop' in command) {
    await stop();
    return { stopped: true };
  }
  const { courses, uid } = command.seed;
  const startedAt = performance.now();
  const { admin } = backend.firestore;
  for (let first = 0; first < courses; first += BATCH) admin.commit(batch(first, courses, course));
  admin.commit(batch(0, Math.min(ENROLMENTS, courses), (n) => enrolment(uid, n)));
  return { seeded: performance.now() - startedAt };
}

function reply(message: Reply): void {
  process.send?.(message, undefined, undefined, () => {
    if ('stopped' in message) process.exit(0);
  });
}

/** Returns true for drafts: every eleventh course, in every category. */
export const isDraft = (n: number): boolean => n % 11 === 0;

function batch(first: number, end: number, write: (n: number) => AdminWrite): AdminWrite[] {
  return Array.from({ length: Math.min(BATCH, end - first) }, (_, index) => write(first + index));
}

function course(n: number): AdminWrite {
  const fields = wireFieldsOf({
    slug: `course-${n}`,
    title: `Course ${n}`,
    subtitle: 'A course to be counted. '.repeat(4).trim(),
    summary: 'What is taught here. '.repeat(25).trim(),
    category: `category-${n % 20}`,
    subcategory: `sub-${n % 100}`,
    teacherUid: `teacher-${n % 500}`,
    teacherName: 'Theo Teacher',
    level: 'all',
    language: 'en',
    captionLanguages: ['en', 'de'],
    durationSec: 3600,
    lessonCount: 24,
    productId: null,
    ratingSum: ((n * 7919) % 10_007) * 4,
    ratingCount: (n * 7919) % 10_007,
    cover: null,
    tags: ['one', 'two', 'three'],
    status: isDraft(n) ? 'draft' : 'published',
    createdAt: new Date(1.7e12 + n),
    updatedAt: new Date(1.7e12 + n),
  });
  return { set: `courses/c${n}`, fields };
}

function enrolment(uid: string, n: number): AdminWrite {
  return {
    set: `users/${uid}/enrolments/c${n}`,
    fields: wireFieldsOf({ source: 'free', entitlement: null, createdAt: new Date(1.7e12) }),
  };
}

// The measuring process imports this file for its types and starts it as a program.
if (require.main === module) void serve(process.argv[2] ?? '');
