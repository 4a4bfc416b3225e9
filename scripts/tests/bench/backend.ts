import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, load, type Client, type LoadFigures } from './backend/load';
import { startProcess } from './backend/process';
import { ENROLMENTS, isDraft } from './backend/server';
import { median, milliseconds, table } from './figures';

/** All figures of one run: milliseconds and bytes. */
type BackendReport = {
  machine: string;
  courses: number;
  startMs: number;
  restartMs: number;
  idleRss: number;
  busyRss: number;
  seedMs: number;
  loads: Record<string, LoadFigures>;
};

const ROOT = '/v1/projects/demo-bench/databases/(default)/documents';
const NAMES = ROOT.slice('/v1/'.length);
const STARTS = 5;
const IDLE_MS = 2_000;

/**
 * Runs `backend [--courses N] [--json]`: measures start-up, memory, and a learner's reads, writes and queries over
 * HTTP, under the real rules.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { courses: { type: 'string', default: '100000' }, json: { type: 'boolean', default: false } },
  });
  const courses = Number(values.courses);
  if (!Number.isInteger(courses) || courses < ENROLMENTS)
    throw new Error(`--courses takes an integer from ${ENROLMENTS}.`);
  const home = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  try {
    const report = await measure(home, courses);
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describe(report)}\n`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function measure(home: string, courses: number): Promise<BackendReport> {
  const startMs = await medianStart(home);
  const backend = await startProcess(home);
  await wait(IDLE_MS);
  const idleRss = await backend.memory();
  const { uid, token } = await signUp(backend.url);
  const seedMs = await backend.seed(courses, uid);
  const client = createClient(backend.url, token);
  const loads = await measureLoads(client, uid, courses);
  const busyRss = await backend.memory();
  client.close();
  await backend.stop();
  return {
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
    courses,
    startMs,
    restartMs: await medianStart(home),
    idleRss,
    busyRss,
    seedMs,
    loads,
  };
}

async function measureLoads(client: Client, uid: string, courses: number): Promise<Record<string, LoadFigures>> {
  const read = (n: number): Promise<unknown> =>
    client.post(`${ROOT}:batchGet`, { documents: [`${NAMES}/courses/c${published(n, courses)}`] });
  const write = (n: number): Promise<unknown> => client.post(`${ROOT}:commit`, progress(uid, n));
  const query = async (n: number): Promise<void> => {
    const found = (await client.post(`${ROOT}:runQuery`, popular(n))) as { document?: unknown }[];
    if (found.filter(({ document }) => document !== undefined).length !== 24)
      throw new Error(`The query found ${found.length} courses, not 24.`);
  };
  return {
    'read one document': await load(4_000, 1, read),
    'read one document, 16 at once': await load(8_000, 16, read),
    'write one document, synced': await load(1_000, 1, write),
    'write one document, synced, 16 at once': await load(3_000, 16, write),
    '24 courses by category, status, popularity': await load(1_000, 1, query),
  };
}

/** Returns the number of a published course; successive calls are scattered over the catalogue. */
function published(n: number, courses: number): number {
  const course = 1 + ((n * 7919) % (courses - 1));
  return isDraft(course) ? course - 1 : course;
}

/** Returns the write that a player sends every 15 s; its rule reads the enrolment. */
function progress(uid: string, n: number): unknown {
  const fields = {
    lessons: { mapValue: { fields: {} } },
    lastLessonId: { stringValue: 'l1' },
    percent: { integerValue: String(n % 101) },
  };
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
  return {
    writes: [{ update: { name: `${NAMES}/users/${uid}/progress/c${n % ENROLMENTS}`, fields }, updateTransforms }],
  };
}

function popular(n: number): unknown {
  const is = (fieldPath: string, stringValue: string): unknown => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
  });
  const where = {
    compositeFilter: { op: 'AND', filters: [is('category', `category-${n % 20}`), is('status', 'published')] },
  };
  return {
    structuredQuery: {
      from: [{ collectionId: 'courses' }],
      where,
      orderBy: [{ field: { fieldPath: 'ratingCount' }, direction: 'DESCENDING' }],
      limit: 24,
    },
  };
}

async function signUp(url: string): Promise<{ uid: string; token: string }> {
  const client = createClient(url, null);
  const account = { email: 'learner@lectern.example', password: 'a long enough password', returnSecureToken: true };
  const { localId, idToken } = (await client.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
    account,
  )) as { localId: string; idToken: string };
  client.close();
  return { uid: localId, token: idToken };
}

async function medianStart(home: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const backend = await startProcess(home);
    times.push(backend.startMs);
    await backend.stop();
  }
  return median(times);
}

function describe({ machine, courses, startMs, restartMs, idleRss, busyRss, seedMs, loads }: BackendReport): string {
  const count = courses.toLocaleString('en-GB');
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  const once = table(
    ['', 'figure'],
    [
      [`process start to first answer, empty (median of ${STARTS})`, `${milliseconds(startMs)} ms`],
      [`process start to first answer, ${count} courses (median of ${STARTS})`, `${milliseconds(restartMs)} ms`],
      ['resident memory, idle', megabytes(idleRss)],
      ['resident memory after all measurements', megabytes(busyRss)],
      [`${count} courses written in batches of 500`, `${(seedMs / 1000).toFixed(1)} s`],
    ],
  );
  const rows = Object.entries(loads).map(([what, { perSecond, p50, p99 }]) => [
    what,
    milliseconds(perSecond),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  return [machine, '', once, '', table(['over HTTP, under the real rules', 'a second', 'p50 ms', 'p99 ms'], rows)].join(
    '\n',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
