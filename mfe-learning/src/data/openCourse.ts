import { fileUrl, folderUrl, type BackendConfig } from '@lectern/shared/contract';
import { queryOptions } from '@lectern/shared/query';

/** A video of an open course, with its caption file and its poster if there are any. */
export type OpenLesson = { path: string; title: string; captions: string | null; poster: string | null };

/** Returns true for the folder name of an open course: lower-case words with hyphens, at most 120 characters. */
export const isCourseName = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 120;

const VIDEO = /\.(mp4|webm|ogv)$/i;
/** Extensions of posters; the first that exists is taken. */
const POSTERS = ['.webp', '.jpg', '.jpeg', '.png'];

/**
 * Returns the videos of a folder in name order, each with the captions (`.vtt`) and the poster (a picture) of the same
 * name. `02-first-steps.mp4` is titled "First steps".
 */
export function openLessons(files: readonly string[]): OpenLesson[] {
  const firstOf = (names: readonly string[]): string | null => names.find((name) => files.includes(name)) ?? null;
  return files
    .filter((file) => VIDEO.test(file))
    .sort()
    .map((path) => {
      const besideIt = (extension: string): string => path.replace(VIDEO, extension);
      const words = path
        .slice(path.lastIndexOf('/') + 1)
        .replace(VIDEO, '')
        .replace(/^\d+[-_ ]*/, '')
        .replace(/[-_]+/g, ' ')
        .trim();
      return {
        path,
        title: words && words.charAt(0).toUpperCase() + words.slice(1),
        captions: firstOf([besideIt('.vtt')]),
        poster: firstOf(POSTERS.map(besideIt)),
      };
    });
}

/**
 * Query of the lessons of an open course; empty when the folder does not exist. The files are public: listing them
 * needs neither an account nor the SDK. Fails with an OpenCourseError.
 */
export const openCourse = (backend: BackendConfig, bucket: string, name: string) =>
  queryOptions({
    queryKey: ['open', bucket, name],
    queryFn: async ({ signal }): Promise<OpenLesson[]> =>
      openLessons(await listPublicFiles({ ...backend, storageBucket: bucket }, name, signal)),
  });

/** Returns the address of a file in an open bucket. */
export const openFileUrl = (backend: BackendConfig, bucket: string, path: string): string =>
  fileUrl({ ...backend, storageBucket: bucket }, path);

/** Thrown when the files of an open course cannot be listed. */
export class OpenCourseError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The files of the open course could not be listed: ${reason}`, options);
    this.name = 'OpenCourseError';
  }
}

/** Time limit of one list request, in milliseconds. */
const TIMEOUT = 15_000;

/** Returns the sorted paths of all files directly in a folder. The gateway preloads the first page of the list. */
async function listPublicFiles(backend: BackendConfig, folder: string, signal: AbortSignal): Promise<string[]> {
  const files: string[] = [];
  let pageToken = '';
  do {
    const answer = await fetch(folderUrl(backend, folder, pageToken), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    }).catch((cause: unknown) => {
      throw new OpenCourseError(String(cause), { cause });
    });
    if (!answer.ok) throw new OpenCourseError(`the answer was ${answer.status}`);
    const page = readPage(await answer.json());
    files.push(...page.files);
    pageToken = page.next;
  } while (pageToken);
  return files.sort();
}

function readPage(page: unknown): { files: string[]; next: string } {
  const { items, nextPageToken } =
    typeof page === 'object' && page !== null ? (page as { items?: unknown; nextPageToken?: unknown }) : {};
  const names = (Array.isArray(items) ? items : []).map((item: unknown) =>
    typeof item === 'object' && item !== null && 'name' in item ? item.name : null,
  );
  return {
    files: names.filter((name) => typeof name === 'string'),
    next: typeof nextPageToken === 'string' ? nextPageToken : '',
  };
}
