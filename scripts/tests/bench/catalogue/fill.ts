import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { Backend } from '@lectern/backend';
import { LOCAL_PROJECT } from '../../../cli';
import { generateContent, noChanges, SnapshotPublisher } from '../../../content';
import { median } from '../figures';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';

const TARGET = { bucket: LOCAL_PROJECT.storageBucket, openBuckets: [] };

/** Duration of a task, and its longest block of the event loop, in milliseconds. */
export type Duration = { ms: number; block: number };

/**
 * Costs of a catalogue of one size: publishing all lists, one change (the median of several), and the pages of all
 * courses; the memory of the process afterwards, in megabytes; and bytes (gzip as stored, and brotli).
 */
export type SizeFigures = {
  courses: number;
  first: Duration;
  change: Duration;
  pages: Duration;
  memory: number;
  files: Record<string, { gz: number; br: number }>;
  pointer: CataloguePointer;
};

const CHANGES = 5;

/**
 * Fills an empty backend with `courses` courses and publishes their lists, then a few changes one by one, then the
 * files of all courses.
 */
export async function fill(backend: Backend, courses: number, log: (line: string) => void): Promise<SizeFigures> {
  await generateContent(backend, { courses, seed: 1, withOutlines: false, log });
  log(`Publishing ${courses} courses …`);
  const publisher = new SnapshotPublisher(backend, TARGET);
  const first = await timed(() => publisher.publish(noChanges()));
  const documents = backend.firestore.admin.query({ collection: 'courses', limit: CHANGES });
  const changes: Duration[] = [];
  for (const [at, { path, fields }] of documents.entries()) {
    backend.firestore.admin.set(path, {
      ...fields,
      title: { stringValue: `Bread from scratch ${at}` },
      status: { stringValue: 'published' },
    });
    changes.push(
      await timed(() => publisher.publish({ ...noChanges(), courses: new Set([path.slice('courses/'.length)]) })),
    );
  }
  publisher.markAllCourseFilesPending();
  const pages = await timed(() => publisher.writePendingCourseFiles(() => false));
  const memory = process.memoryUsage().rss / 1e6;
  const id = documents[0]?.path.slice('courses/'.length) ?? '';
  const pointer = parseCataloguePointer(JSON.parse((await read(backend, 'catalogue/pointer.json')).toString()));
  const { lists } = pointer;
  const category = Object.entries(lists).find(([key]) => key !== 'all' && !key.includes('/'));
  const named = {
    home: pointer.home,
    'all courses': lists.all,
    category: category?.[1],
    subcategory: Object.entries(lists).find(([key]) => key.includes('/'))?.[1],
    'rows of all courses': pointer.rows,
    'index of words': pointer.words,
  };
  const files: SizeFigures['files'] = {};
  for (const [name, file] of Object.entries(named)) files[name] = weigh(await read(backend, file ?? ''));
  files['one course'] = weigh(await read(backend, `catalogue/courses/${id}.json`));
  return { courses, first, change: medianOf(changes), pages, memory, files, pointer };
}

/** Reads a stored file of the catalogue. */
export async function read(backend: Backend, path: string): Promise<Buffer> {
  const stream = backend.storage.admin.open(LOCAL_PROJECT.storageBucket, path);
  if (!stream) throw new Error(`There is no ${path}.`);
  return buffer(stream);
}

/** Runs a task and measures how long it takes and blocks the event loop. */
export async function timed(task: () => Promise<unknown>): Promise<Duration> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await task();
  const ms = performance.now() - startedAt;
  delay.disable();
  return { ms, block: delay.max / 1e6 };
}

const weigh = (stored: Buffer): { gz: number; br: number } => ({
  gz: stored.length,
  br: brotliCompressSync(gunzipSync(stored)).length,
});
const medianOf = (durations: readonly Duration[]): Duration => ({
  ms: median(durations.map(({ ms }) => ms)),
  block: median(durations.map(({ block }) => block)),
});
