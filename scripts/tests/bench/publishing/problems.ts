import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import {
  parseCatalogueCourse,
  parseCatalogueHome,
  parseCatalogueList,
  parseCataloguePointer,
} from '@lectern/shared/domain';
import { decodeCourseTable, decodeTextIndex } from '@lectern/shared/search';
import { FILES_FOLDER, type Backend } from '@lectern/backend';
import { plainFieldsOf } from '@lectern/backend';
import { COURSES } from './process';

const BUCKET = 'lectern';

/**
 * Returns the problems of a site after its import was killed. `done` is the last acknowledged round, 0 for none. Checks
 * that all documents are of one round and none is lost; that stored files and live lists are complete and consistent;
 * and that no course page is older than `done`.
 */
export async function findProblems({ firestore, storage }: Backend, home: string, done: number): Promise<string[]> {
  const problems: string[] = [];
  const check = (isMet: boolean, problem: string): unknown => isMet || problems.push(problem);
  const courses = firestore.admin.query({ collection: 'courses' });
  const rounds = new Set(courses.map(({ fields }) => roundOf(plainFieldsOf(fields).subtitle)));
  check(rounds.size <= 1, `The documents belong to several rounds: ${Array.from(rounds).join(', ')}.`);
  check(
    done === 0 || (courses.length === COURSES && Math.min(...rounds) >= done),
    `Documents of round ${done} are lost.`,
  );
  const objects = storage.admin.list(BUCKET);
  for (const { path, size, md5Hash } of objects) {
    const bytes = await read(storage, path).catch(() => null);
    check(
      bytes?.length === size && createHash('md5').update(bytes).digest('base64') === md5Hash,
      `${path} is incomplete.`,
    );
    if (bytes === null || !path.startsWith('catalogue/courses/')) continue;
    const id = path.slice('catalogue/courses/'.length, -'.json'.length);
    check(
      roundOf(parseCatalogueCourse(JSON.parse(gunzipSync(bytes).toString()), id).subtitle) >= done,
      `The page of ${id} is older than round ${done}.`,
    );
  }
  const pages = objects.filter(({ path }) => path.startsWith('catalogue/courses/')).length;
  check(done === 0 || pages === COURSES, `There are ${pages} pages of courses.`);
  problems.push(...(await problemsOfLists(storage, done)));
  const blobs = readdirSync(join(home, 'backend', FILES_FOLDER, 'objects'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile()).length;
  check(blobs === objects.length, `There are ${blobs} files on disk for ${objects.length} stored objects.`);
  return problems;
}

async function problemsOfLists(storage: Backend['storage'], done: number): Promise<string[]> {
  try {
    if (storage.admin.get(BUCKET, 'catalogue/pointer.json') === null)
      return done === 0 ? [] : ['Nothing is published any longer.'];
    const pointer = parseCataloguePointer(JSON.parse((await read(storage, 'catalogue/pointer.json')).toString()));
    const file = async (path: string): Promise<Buffer> => gunzipSync(await read(storage, path));
    const rows = decodeCourseTable((await file(pointer.rows)).toString());
    const words = decodeTextIndex(new Uint8Array(await file(pointer.words)));
    parseCatalogueHome(JSON.parse((await file(pointer.home)).toString()));
    for (const path of Object.values(pointer.lists)) parseCatalogueList(JSON.parse((await file(path)).toString()));
    await file(pointer.books);
    const isComplete =
      rows.size === pointer.courseCount && words.size === rows.size && (done === 0 || rows.size === COURSES);
    return isComplete
      ? []
      : [
          `The lists are inconsistent: ${rows.size} rows, ${words.size} with words, ` +
            `${pointer.courseCount} courses.`,
        ];
  } catch (error) {
    return [`The live lists cannot be read: ${String(error)}`];
  }
}

async function read(storage: Backend['storage'], path: string): Promise<Buffer> {
  const stream = storage.admin.open(BUCKET, path);
  if (stream === null) throw new Error(`There is no ${path}.`);
  return buffer(stream);
}

const roundOf = (subtitle: unknown): number => Number(/^Round (\d+)$/.exec(String(subtitle))?.[1] ?? NaN);
