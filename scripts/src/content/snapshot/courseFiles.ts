import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { courseFilePath, parseCourse } from '@lectern/shared/domain';
import type { FirestoreAdmin, StorageAdmin } from '../../backend';
import { composeCourseFile } from './composeCourseFile';
import type { Surroundings } from './courseFacts';
import type { Pause } from './inTurns';
import type { Parsing } from './parseDocuments';

const compress = promisify<string, { level: number }, Buffer>(gzip);

/** A page asks each time whether the file has changed: a course is one file, whatever generation the lists are of. */
const SETTINGS = { contentType: 'application/json', contentEncoding: 'gzip', cacheControl: 'public, no-cache' };

const FOLDER = 'catalogue/courses/';
/** What ids begin with: listing a folder one letter at a time keeps each listing short. */
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
const LANES = 4;

export type CourseFilesTarget = { admin: FirestoreAdmin; storage: StorageAdmin; bucket: string; parsing: Parsing; around: Surroundings; pause: Pause; /** Ends the work early: what was not done is done by the next build of everything. */ signal?: AbortSignal | undefined };

const SAY_EVERY = 5_000;

/** Brings the files of these courses to what the documents say: those of published ones are written where they differ, those of others go. */
export async function publishCourseFiles(target: CourseFilesTarget, courseIds: Iterable<string>, tell: (count: number) => void = () => undefined): Promise<void> {
  const ids = courseIds[Symbol.iterator]();
  let done = 0;
  const lane = async (): Promise<void> => {
    for (let next = ids.next(); !next.done && !target.signal?.aborted; next = ids.next()) {
      await publishCourseFile(target, next.value);
      done += 1;
      if (done % SAY_EVERY === 0) tell(done);
      await target.pause();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Deletes the files of all courses but these. */
export async function dropOtherCourseFiles({ storage, bucket, pause, signal }: Pick<CourseFilesTarget, 'storage' | 'bucket' | 'pause' | 'signal'>, published: ReadonlySet<string>): Promise<void> {
  for (const letter of LETTERS) {
    if (signal?.aborted) return;
    for (const { path } of storage.list(bucket, FOLDER + letter)) {
      if (!published.has(path.slice(FOLDER.length, -'.json'.length))) storage.delete(bucket, path);
      await pause();
    }
  }
}

async function publishCourseFile({ admin, storage, bucket, parsing, around }: CourseFilesTarget, id: string): Promise<void> {
  const document = admin.get(`courses/${id}`);
  const course = document && parsing.one(document, parseCourse);
  const file = course?.status === 'published' ? parsing.attempt(() => composeCourseFile(admin, parsing, course, around)) : null;
  const path = courseFilePath(id);
  if (file === null) {
    storage.delete(bucket, path);
    return;
  }
  const bytes = await compress(JSON.stringify(file), { level: 9 });
  if (storage.get(bucket, path)?.md5Hash !== createHash('md5').update(bytes).digest('base64')) await storage.put(bucket, path, bytes, SETTINGS);
}
