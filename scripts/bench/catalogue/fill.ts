import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { Backend } from '../../src/backend';
import { LOCAL_PROJECT } from '../../src/commands/localBackend';
import { generateContent } from '../../src/content/generate';
import { noChanges, SnapshotPublisher } from '../../src/content/snapshot';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';

const TARGET = { bucket: LOCAL_PROJECT.storageBucket, openBuckets: [] };

/** How long something took, and the longest time that nothing else could run meanwhile, in milliseconds. */
export type Turn = { ms: number; block: number };

/** What a catalogue of a size costs: publishing all of it and one change of it, and bytes (gzip as stored, and brotli). */
export type SizeFigures = { courses: number; first: Turn; change: Turn; files: Record<string, { gz: number; br: number }>; pointer: CataloguePointer };

/** Fills an empty backend with so many courses and publishes their lists, then one change. The files of single courses are not written. */
export async function fill(backend: Backend, courses: number, say: (line: string) => void): Promise<SizeFigures> {
  await generateContent(backend, { courses, seed: 1, withOutlines: false, say });
  say(`Publishing ${courses} courses …`);
  const publisher = new SnapshotPublisher(backend, TARGET);
  const first = await timed(() => publisher.publish(noChanges()));
  const [{ path, fields } = { path: '', fields: {} }] = backend.firestore.admin.query({ collection: 'courses', limit: 1 });
  backend.firestore.admin.set(path, { ...fields, title: { stringValue: 'Bread from scratch' }, status: { stringValue: 'published' } });
  const id = path.slice('courses/'.length);
  const change = await timed(() => publisher.publish({ ...noChanges(), courses: new Set([id]) }));
  const pointer = parseCataloguePointer(JSON.parse((await read(backend, 'catalogue/pointer.json')).toString()));
  const { lists } = pointer;
  const category = Object.entries(lists).find(([key]) => key !== 'all' && !key.includes('/'));
  const named = { 'home': pointer.home, 'all courses': lists.all, 'category': category?.[1], 'subcategory': Object.entries(lists).find(([key]) => key.includes('/'))?.[1], 'rows of all courses': pointer.rows, 'index of words': pointer.words };
  const files: SizeFigures['files'] = {};
  for (const [name, file] of Object.entries(named)) files[name] = weigh(await read(backend, file ?? ''));
  files['one course'] = weigh(await read(backend, `catalogue/courses/${id}.json`));
  return { courses, first, change, files, pointer };
}

/** The bytes of a file of the catalogue as it is stored. */
export async function read(backend: Backend, path: string): Promise<Buffer> {
  const stream = backend.storage.admin.open(LOCAL_PROJECT.storageBucket, path);
  if (!stream) throw new Error(`There is no ${path}.`);
  return buffer(stream);
}

/** Runs something, and watches the event loop meanwhile. */
export async function timed(act: () => Promise<unknown>): Promise<Turn> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await act();
  const ms = performance.now() - begun;
  delay.disable();
  return { ms, block: delay.max / 1e6 };
}

const weigh = (stored: Buffer): { gz: number; br: number } => ({ gz: stored.length, br: brotliCompressSync(gunzipSync(stored)).length });
