import { keptOf } from '../contract';

/**
 * A lesson that this device keeps for an account: its titles, where it is watched, and the size in bytes of its files.
 */
export type KeptLesson = {
  courseId: string;
  lessonId: string;
  course: string;
  lesson: string;
  href: string;
  bytes: number;
};

/** A file of a lesson: the path that the lesson names it by, and an address to fetch it from. */
export type LessonFile = { path: string; url: string };

const folder = (courseId: string, lessonId: string): string =>
  `/_kept/lessons/${encodeURIComponent(courseId)}/${encodeURIComponent(lessonId)}/`;
const fileKey = (courseId: string, lessonId: string, path: string): string =>
  `${folder(courseId, lessonId)}${encodeURIComponent(path)}`;
const FACTS = 'lesson.json';

/** Whether this browser can keep lessons. */
export const canKeepLessons = (): boolean => 'caches' in globalThis;

/**
 * Keeps the files of a lesson for the account `uid`; the lesson counts as kept once all of them are there. `onProgress`
 * is given the share of the bytes, 0 to 1. Rejects without leaving anything behind when a file cannot be fetched, the
 * room ends (QuotaExceededError), or `signal` cancels.
 */
export async function keepLesson(
  uid: string,
  lesson: Omit<KeptLesson, 'bytes'>,
  files: readonly LessonFile[],
  options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<void> {
  const cache = await caches.open(keptOf(uid).lessons);
  const { courseId, lessonId } = lesson;
  try {
    const answers = await Promise.all(
      files.map(async ({ path, url }) => ({ path, answer: await fetchFile(url, options.signal) })),
    );
    const whole = answers.reduce((sum, { answer }) => sum + Number(answer.headers.get('content-length') ?? 0), 0);
    let bytes = 0;
    const count = (size: number): void => {
      bytes += size;
      if (whole > 0) options.onProgress?.(Math.min(1, bytes / whole));
    };
    for (const { path, answer } of answers) await cache.put(fileKey(courseId, lessonId, path), counted(answer, count));
    await cache.put(`${folder(courseId, lessonId)}${FACTS}`, Response.json({ ...lesson, bytes }));
  } catch (error) {
    await removeLesson(uid, courseId, lessonId);
    throw error;
  }
}

async function fetchFile(url: string, signal: AbortSignal | undefined): Promise<Response> {
  const answer = await fetch(url, { ...(signal && { signal }) });
  if (answer.status === 200) return answer;
  throw new Error(`A file of the lesson answered ${String(answer.status)}.`);
}

/** The same answer, whose bytes are counted as they pass. */
function counted(answer: Response, count: (size: number) => void): Response {
  const meter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      count(part.byteLength);
      controller.enqueue(part);
    },
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(answer.body?.pipeThrough(meter) ?? null, { headers: { 'content-type': type } });
}

/** The lessons that this device keeps for `uid`, by course and lesson. Empty where it keeps none, or cannot. */
export async function keptLessons(uid: string): Promise<KeptLesson[]> {
  if (!canKeepLessons() || !(await caches.has(keptOf(uid).lessons))) return [];
  const cache = await caches.open(keptOf(uid).lessons);
  const facts = (await cache.keys()).filter(({ url }) => url.endsWith(`/${FACTS}`));
  const found = await Promise.all(
    facts.map(async (request) => parseFacts((await (await cache.match(request))?.json()) as unknown)),
  );
  return found
    .filter((lesson) => lesson !== null)
    .sort((a, b) => a.course.localeCompare(b.course) || a.lesson.localeCompare(b.lesson));
}

function parseFacts(value: unknown): KeptLesson | null {
  if (typeof value !== 'object' || value === null) return null;
  const { courseId, lessonId, course, lesson, href, bytes } = value as Record<string, unknown>;
  const texts = [courseId, lessonId, course, lesson, href];
  if (!texts.every((text) => typeof text === 'string') || typeof bytes !== 'number') return null;
  const [c = '', l = '', courseTitle = '', lessonTitle = '', address = ''] = texts;
  return { courseId: c, lessonId: l, course: courseTitle, lesson: lessonTitle, href: address, bytes };
}

/**
 * An address within this page that plays or shows a kept file of a lesson, until the page is left; null when the lesson
 * is not kept whole.
 */
export async function keptFileUrl(
  uid: string,
  courseId: string,
  lessonId: string,
  path: string,
): Promise<string | null> {
  if (!canKeepLessons() || !(await caches.has(keptOf(uid).lessons))) return null;
  const cache = await caches.open(keptOf(uid).lessons);
  const [facts, file] = await Promise.all([
    cache.match(`${folder(courseId, lessonId)}${FACTS}`),
    cache.match(fileKey(courseId, lessonId, path)),
  ]);
  return facts && file ? URL.createObjectURL(await file.blob()) : null;
}

/** Removes a kept lesson; one that is not kept is no failure. */
export async function removeLesson(uid: string, courseId: string, lessonId: string): Promise<void> {
  const cache = await caches.open(keptOf(uid).lessons);
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder(courseId, lessonId)));
  await Promise.all(own.map((request) => cache.delete(request)));
}
