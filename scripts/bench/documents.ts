import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noIndexes, startBackend, wireFieldsOf, type AdminWrite } from '../src/backend';

const courses = Number(process.argv[2] ?? '100000');
const root = 'projects/demo-bench/databases/(default)/documents';
const openRules = "rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write; } } }";
const byPopularity = {
  collectionGroup: 'courses',
  queryScope: 'COLLECTION' as const,
  fields: [{ fieldPath: 'category', order: 'ASCENDING' as const }, { fieldPath: 'status', order: 'ASCENDING' as const }, { fieldPath: 'ratingCount', order: 'DESCENDING' as const }],
};

/** What the server process tells the measuring one. Times are milliseconds, memory is bytes. */
type Message = { started: { url: string; startMs: number; idleRss: number } } | { seeded: { ms: number } };

/**
 * `npx tsx scripts/bench/documents.ts [courses]`: start-up time, idle memory, reads and writes a second, and the query
 * of 24 of 100,000 courses by category and status in the order of popularity, all over HTTP from another process.
 */
async function measure(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const child = fork(__filename, ['serve', home, String(courses)], { execArgv: ['-r', 'tsx/cjs'] });
  const message = () => new Promise<Message>((resolve) => child.once('message', (value) => resolve(value as Message)));
  const first = await message();
  if (!('started' in first)) throw new Error('The server said something unexpected.');
  const { url, startMs, idleRss } = first.started;
  print('start-up (rules, indexes, database, port)', `${startMs.toFixed(0)} ms`);
  print('idle memory of the process', `${(idleRss / 1e6).toFixed(0)} MB`);
  const second = await message();
  if ('seeded' in second) print(`${courses} courses written in batches of 500`, `${(second.seeded.ms / 1000).toFixed(1)} s`);
  const name = (n: number) => `${root}/courses/c${(n * 7919) % courses}`;
  await run('read one document', 5000, 1, (n) => post(url, ':batchGet', { documents: [name(n)] }));
  await run('read one document, 16 at once', 10_000, 16, (n) => post(url, ':batchGet', { documents: [name(n)] }));
  const title = (n: number) => ({ writes: [{ update: { name: name(n), fields: { title: { stringValue: `Title ${n}` } } }, updateMask: { fieldPaths: ['title'] } }] });
  await run('write one document, synced', 1000, 1, (n) => post(url, ':commit', title(n)));
  await run('write one document, synced, 16 at once', 3000, 16, (n) => post(url, ':commit', title(n + 5000)));
  await run('24 courses by category, status, popularity', 1000, 1, (n) => post(url, ':runQuery', popular(n)));
  child.kill();
  rmSync(home, { recursive: true, force: true });
}

function popular(n: number): unknown {
  const is = (fieldPath: string, stringValue: string) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } });
  const where = { compositeFilter: { op: 'AND', filters: [is('category', `category-${n % 20}`), is('status', 'published')] } };
  return { structuredQuery: { from: [{ collectionId: 'courses' }], where, orderBy: [{ field: { fieldPath: 'ratingCount' }, direction: 'DESCENDING' }], limit: 24 } };
}

async function run(what: string, count: number, atOnce: number, act: (n: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const before = performance.now();
      await act(next++);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const perSecond = count / ((performance.now() - started) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  print(what, `${perSecond.toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function post(url: string, operation: string, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/${root}${operation}`, { method: 'POST', agent, headers: { 'content-type': 'text/plain' } }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode ?? 0}`))));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(46)} ${figure}\n`);
}

async function serve(home: string, count: number): Promise<void> {
  const began = performance.now();
  const { url, backend } = await startBackend({ home, projectId: 'demo-bench', firestoreRules: openRules, indexes: { ...noIndexes, indexes: [byPopularity] } });
  process.send?.({ started: { url, startMs: performance.now() - began, idleRss: process.memoryUsage().rss } } satisfies Message);
  const seeding = performance.now();
  for (let first = 0; first < count; first += 500) {
    backend.firestore.admin.commit(Array.from({ length: Math.min(500, count - first) }, (_, at) => course(first + at)));
  }
  process.send?.({ seeded: { ms: performance.now() - seeding } } satisfies Message);
}

function course(n: number): AdminWrite {
  const fields = wireFieldsOf({
    slug: `course-${n}`, title: `Course ${n}`, subtitle: 'A course to be counted. '.repeat(4), summary: 'What is taught here. '.repeat(25), category: `category-${n % 20}`, subcategory: `sub-${n % 100}`,
    status: n % 10 === 0 ? 'draft' : 'published', teacherUid: `teacher-${n % 500}`, ratingCount: (n * 7919) % 10_007, ratingSum: n % 5000, tags: ['one', 'two', 'three'], createdAt: new Date(1.7e12 + n), updatedAt: new Date(1.7e12 + n),
  });
  return { set: `courses/c${n}`, fields };
}

const [, , mode, home = '', count = '0'] = process.argv;
void (mode === 'serve' ? serve(home, Number(count)) : measure());
