import * as v from 'valibot';
import type { StoredObject } from '@lectern/backend';
import type { DeskServices } from '../contract';
import { plainFields, put } from '../documents';
import { copyFile } from './courseFiles';

/**
 * Time in ms that a file is stored after nothing names it any more: another window, or a device that is offline, may
 * hold the change that names it.
 */
export const GRACE_MS = 7 * 24 * 3600 * 1000;

/** Most files of a course that wait for GRACE_MS at the same time. Others start to wait once these are removed. */
const MAX_WAITING = 5_000;

const waitingFiles = v.object({ files: v.array(v.object({ path: v.string(), since: v.date() })) });
const closedFiles = v.object({ paths: v.array(v.string()), closedAt: v.date() });

/** Numbers of files and bytes that were removed from storage. */
export type Tidied = { files: number; bytes: number };

/**
 * Removes files of a course, public covers among them, that neither its draft nor its published version has named
 * for the time `GRACE_MS`, and at once those of closed previews. `unnamedFiles/{course}` stores since when a file is
 * not named. Reading and removing are one transaction. Resolves to what was removed; rejects when the store fails.
 */
export async function tidyFiles(services: DeskServices, courseId: string, now: Date): Promise<Tidied> {
  const { tidied, renewed } = services.documents.transaction(() => tidyNow(services, courseId, now));
  // The address of a closed preview that the draft still names: a new token makes the former one useless.
  for (const path of renewed) await copyFile(services, path, path);
  return tidied;
}

function tidyNow(services: DeskServices, courseId: string, now: Date): { tidied: Tidied; renewed: string[] } {
  const { admin, bucket } = services.files;
  const root = `courses/${courseId}/`;
  const stored = [
    ...['drafts', 'files', 'previews'].flatMap((folder) => admin.list(bucket, `${root}${folder}/`)),
    ...coversOf(services, courseId),
  ];
  const named = namedFiles(services, courseId);
  const closed = closedPreviews(services, courseId);
  const since = waitingSince(services, courseId);
  const waiting: { path: string; since: Date }[] = [];
  const due: StoredObject[] = [];
  for (const file of stored) {
    if (named.has(file.path)) continue;
    const from = since.get(file.path) ?? now;
    if (closed.has(file.path) || now.getTime() - from.getTime() >= GRACE_MS) due.push(file);
    else if (waiting.length < MAX_WAITING) waiting.push({ path: file.path, since: from });
  }
  for (const { path } of due) admin.delete(bucket, path);
  storeWaiting(services, courseId, since, waiting);
  const renewed = stored.filter(({ path, createdAt }) => {
    const closedAt = closed.get(path);
    return closedAt !== undefined && named.has(path) && createdAt <= closedAt.getTime();
  });
  const bytes = due.reduce((sum, { size }) => sum + size, 0);
  return { tidied: { files: due.length, bytes }, renewed: renewed.map(({ path }) => path) };
}

/**
 * Returns the public covers that the desk has published for the course, by their names: `course-<id>-<digest>`. The
 * name of an imported cover, `course-<id>`, looks the same when another course's id ends like a digest.
 */
function coversOf({ files, documents }: DeskServices, courseId: string): StoredObject[] {
  const prefix = `catalogue/covers/course-${courseId}-`;
  return files.admin.list(files.bucket, prefix).filter(({ path }) => {
    const digest = /^([0-9a-f]{12})(?:\.[a-z0-9]{1,5})?$/.exec(path.slice(prefix.length))?.[1];
    return digest !== undefined && documents.get(`courses/${courseId}-${digest}`) === null;
  });
}

/** Returns every file of the course that a document of its draft or of its published version names. */
function namedFiles({ documents }: DeskServices, courseId: string): Set<string> {
  const named = new Set<string>();
  const inTexts = new RegExp(`courses/${courseId}/[^\\s()"'<>]+`, 'g');
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      named.add(value);
      for (const path of value.match(inTexts) ?? []) named.add(path);
    } else if (typeof value === 'object' && value !== null && !(value instanceof Date))
      for (const entry of Object.values(value)) collect(entry);
  };
  for (const path of [`courseDrafts/${courseId}`, `courses/${courseId}`])
    collect(plainFields(documents.get(path)?.fields ?? {}));
  for (const collection of [`courseDrafts/${courseId}/lessons`, `courses/${courseId}/content`])
    for (const { fields } of documents.query({ collection })) collect(plainFields(fields));
  return named;
}

function closedPreviews({ documents }: DeskServices, courseId: string): Map<string, Date> {
  const found = documents.get(`closedPreviews/${courseId}`);
  if (found === null) return new Map();
  const { paths, closedAt } = v.parse(closedFiles, plainFields(found.fields));
  return new Map(paths.map((path) => [path, closedAt]));
}

function waitingSince({ documents }: DeskServices, courseId: string): Map<string, Date> {
  const found = documents.get(`unnamedFiles/${courseId}`);
  const { files } = found ? v.parse(waitingFiles, plainFields(found.fields)) : { files: [] };
  return new Map(files.map(({ path, since }) => [path, since]));
}

function storeWaiting(
  { documents }: DeskServices,
  courseId: string,
  before: ReadonlyMap<string, Date>,
  files: { path: string; since: Date }[],
): void {
  const path = `unnamedFiles/${courseId}`;
  const isSame = before.size === files.length && files.every((file) => before.has(file.path));
  if (isSame) return;
  documents.commit([files.length === 0 ? { delete: path } : put(path, { files })]);
}
