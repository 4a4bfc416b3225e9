import { fileUrl, folderUrl, type BackendConfig } from '@lectern/shared/contract';
import { queryOptions } from '@lectern/shared/query';
import { openWords } from '../text/lesson/open.en';

/** One video of an open course, with its captions if there are any. */
export type OpenLesson = { path: string; title: string; captions: string | null };

/** What a folder name of an open course looks like. */
export const isCourseName = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 120;

const VIDEO = /\.(mp4|webm|ogv)$/i;

/**
 * The videos among a folder's files in name order, each with the `.vtt` of its name. `02-first-steps.mp4` is titled
 * "First steps".
 */
export function openLessons(files: readonly string[]): OpenLesson[] {
  return files
    .filter((file) => VIDEO.test(file))
    .sort()
    .map((path) => {
      const sidecar = path.replace(VIDEO, '.vtt');
      const words = path
        .slice(path.lastIndexOf('/') + 1)
        .replace(VIDEO, '')
        .replace(/^\d+[-_ ]*/, '')
        .replace(/[-_]+/g, ' ')
        .trim();
      return {
        path,
        title: words && words.charAt(0).toUpperCase() + words.slice(1),
        captions: files.includes(sidecar) ? sidecar : null,
      };
    });
}

/**
 * The lessons of an open course; none when there is no such folder. Its files are public: they are asked for without an
 * account, and without the SDK.
 */
export const openCourse = (backend: BackendConfig, bucket: string, name: string) =>
  queryOptions({
    queryKey: ['open', bucket, name],
    queryFn: async ({ signal }): Promise<OpenLesson[]> =>
      openLessons(await listPublicFiles({ ...backend, storageBucket: bucket }, name, signal)),
  });

/** Where a file of an open bucket is. */
export const openFileUrl = (backend: BackendConfig, bucket: string, path: string): string =>
  fileUrl({ ...backend, storageBucket: bucket }, path);

/** An open course that could not be asked for; `sentence` is for people. */
export class OpenCourseError extends Error {
  readonly sentence = openWords.unavailable;
  constructor(what: string, options?: ErrorOptions) {
    super(`The files of the open course could not be listed: ${what}`, options);
    this.name = 'OpenCourseError';
  }
}

/** How long a list may take, in milliseconds. */
const PATIENCE = 15_000;

/** The paths of all files right under a folder. The gateway preloads the first page of them. */
async function listPublicFiles(backend: BackendConfig, folder: string, signal: AbortSignal): Promise<string[]> {
  const files: string[] = [];
  let pageToken = '';
  do {
    const answer = await fetch(folderUrl(backend, folder, pageToken), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
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
