import { accountCaches } from '../contract';
import { withLock } from '../sync';

/** A lesson to download: its titles, and the address to watch it at. */
export type DownloadableLesson = {
  courseId: string;
  lessonId: string;
  course: string;
  lesson: string;
  href: string;
  /** Number of lessons of the course, when it is downloaded as a whole. */
  courseLessons?: number;
};

/**
 * A lesson that was downloaded for an account, with its files' size in bytes. `savedAt` is in ms since 1970, null for
 * one saved by a release before this field; `courseLessons` is null for a lesson downloaded by itself.
 */
export type DownloadedLesson = Omit<DownloadableLesson, 'courseLessons'> & {
  bytes: number;
  savedAt: number | null;
  courseLessons: number | null;
};

/** File of a lesson: its path in the lesson's data, and an address to fetch it from. */
export type LessonFile = { path: string; url: string };

const folder = (courseId: string, lessonId: string): string =>
  `/_kept/lessons/${encodeURIComponent(courseId)}/${encodeURIComponent(lessonId)}/`;
const fileKey = (courseId: string, lessonId: string, path: string): string =>
  `${folder(courseId, lessonId)}${encodeURIComponent(path)}`;
/** File with the fields of a DownloadedLesson. Written last: a lesson without it is incomplete. */
const RECORD = 'lesson.json';

/** Returns true when this browser can store lessons. */
export const canDownloadLessons = (): boolean => 'caches' in globalThis;

type DownloadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };

/**
 * Stores the files of a lesson for the account `uid`; the lesson counts as downloaded once all of them are stored.
 * `onProgress` receives the share of the bytes, 0 to 1. Waits for another download of the lesson, in any tab, and does
 * nothing once that has succeeded. Rejects without leaving anything behind when a file cannot be fetched, storage is
 * full (QuotaExceededError), or `signal` cancels.
 */
export function downloadLesson(
  uid: string,
  lesson: DownloadableLesson,
  files: readonly LessonFile[],
  options: DownloadOptions = {},
): Promise<void> {
  const { courseId, lessonId } = lesson;
  return inTurnOf(`lectern-lesson ${uid} ${folder(courseId, lessonId)}`, options.signal, async () => {
    const cache = await openCache(uid);
    if (await cache.match(`${folder(courseId, lessonId)}${RECORD}`)) return;
    try {
      await storeLesson(cache, lesson, files, options);
    } catch (error) {
      await removeDownloadedLesson(uid, courseId, lessonId);
      throw error;
    }
  });
}

/** Runs `work` under a lock. While it waits for the lock, `signal` rejects it at once. */
function inTurnOf(lock: string, signal: AbortSignal | undefined, work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal?.reason as Error);
    signal?.addEventListener('abort', leave);
    void withLock(lock, async () => {
      signal?.removeEventListener('abort', leave);
      signal?.throwIfAborted();
      await work();
    }).then(resolve, reject);
  });
}

async function storeLesson(
  cache: Cache,
  lesson: DownloadableLesson,
  files: readonly LessonFile[],
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const { courseId, lessonId } = lesson;
  const responses = await Promise.all(
    files.map(async ({ path, url }) => ({ path, response: await fetchFile(url, signal) })),
  );
  const total = responses.reduce((sum, { response }) => sum + Number(response.headers.get('content-length') ?? 0), 0);
  let bytes = 0;
  const count = (size: number): void => {
    bytes += size;
    if (total > 0) onProgress?.(Math.min(1, bytes / total));
  };
  for (const { path, response } of responses)
    await cache.put(fileKey(courseId, lessonId, path), counted(response, count));
  await cache.put(`${folder(courseId, lessonId)}${RECORD}`, Response.json({ ...lesson, bytes, savedAt: Date.now() }));
}

async function fetchFile(url: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(url, { ...(signal && { signal }) });
  if (response.status === 200) return response;
  throw new Error(`A file of the lesson answered ${String(response.status)}.`);
}

/** Returns the same response; `count` is called with the size of each chunk, in bytes. */
function counted(response: Response, count: (size: number) => void): Response {
  const meter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      count(part.byteLength);
      controller.enqueue(part);
    },
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(response.body?.pipeThrough(meter) ?? null, { headers: { 'content-type': type } });
}

/**
 * Lists the lessons downloaded for `uid`, by course and in the order in which they were saved: a whole course is saved
 * in its own order. Empty where the browser cannot store any.
 */
export async function listDownloadedLessons(uid: string): Promise<DownloadedLesson[]> {
  if (!(await hasCache(uid))) return [];
  const cache = await openCache(uid);
  const records = (await cache.keys()).filter(({ url }) => url.endsWith(`/${RECORD}`));
  const found = await Promise.all(
    records.map(async (request) => parseRecord((await (await cache.match(request))?.json()) as unknown)),
  );
  return found
    .filter((lesson) => lesson !== null)
    .sort((a, b) => a.course.localeCompare(b.course) || (a.savedAt ?? 0) - (b.savedAt ?? 0));
}

function parseRecord(value: unknown): DownloadedLesson | null {
  if (typeof value !== 'object' || value === null) return null;
  const { courseId, lessonId, course, lesson, href, bytes, savedAt, courseLessons } = value as Record<string, unknown>;
  const texts = [courseId, lessonId, course, lesson, href];
  if (!texts.every((text) => typeof text === 'string') || typeof bytes !== 'number') return null;
  const [c = '', l = '', courseTitle = '', lessonTitle = '', address = ''] = texts;
  return {
    ...{ courseId: c, lessonId: l, course: courseTitle, lesson: lessonTitle, href: address, bytes },
    savedAt: typeof savedAt === 'number' ? savedAt : null,
    courseLessons: typeof courseLessons === 'number' ? courseLessons : null,
  };
}

/**
 * Returns an address that plays or shows a downloaded file until the page is left; null when the lesson is not
 * completely downloaded.
 */
export async function downloadedFileUrl(
  uid: string,
  courseId: string,
  lessonId: string,
  path: string,
): Promise<string | null> {
  if (!(await hasCache(uid))) return null;
  const cache = await openCache(uid);
  const [record, file] = await Promise.all([
    cache.match(`${folder(courseId, lessonId)}${RECORD}`),
    cache.match(fileKey(courseId, lessonId, path)),
  ]);
  return record && file ? URL.createObjectURL(await file.blob()) : null;
}

/** Removes a downloaded lesson; does nothing when it is not downloaded. */
export async function removeDownloadedLesson(uid: string, courseId: string, lessonId: string): Promise<void> {
  const cache = await openCache(uid);
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder(courseId, lessonId)));
  await Promise.all(own.map((request) => cache.delete(request)));
}

const openCache = (uid: string): Promise<Cache> => caches.open(accountCaches(uid).lessons);

const hasCache = async (uid: string): Promise<boolean> =>
  canDownloadLessons() && caches.has(accountCaches(uid).lessons);
