import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { plainFieldsOf, type Backend } from '@lectern/backend';
import {
  courseFilePath,
  MAX_PERSON_COURSES,
  parseCatalogueCourse,
  parseProfile,
  type CatalogueCourse,
  type Profile,
  type PublicPerson,
} from '@lectern/shared/domain';

/** Stores that people and the published files of their courses are read from. */
export type PeopleSources = Pick<Backend, 'firestore' | 'storage'> & { bucket: string };

/**
 * Reads what everybody may see of an account: its profile if that is public, and the courses that it teaches, as they
 * are published. Resolves to null when that is nothing. Invalid documents and files count as missing.
 */
export async function readPerson(sources: PeopleSources, uid: string): Promise<PublicPerson | null> {
  const profile = profileOf(sources, uid);
  const files = await Promise.all(courseIdsOf(sources, uid).map((id) => readCourse(sources, id)));
  const courses = files.filter((file) => file !== null).sort((a, b) => b.createdAt - a.createdAt);
  const name = profile?.displayName ?? courses[0]?.teacherName;
  if (name === undefined) return null;
  return { name, profile: profile && publicFields(profile), courses: courses.map(listed) };
}

const publicFields = ({ headline, bio, avatar, links }: Profile): PublicPerson['profile'] => ({
  ...{ headline, bio, avatar, links },
});

function profileOf({ firestore }: PeopleSources, uid: string): Profile | null {
  const path = `profiles/${uid}`;
  const found = firestore.admin.get(path);
  const profile = found && attempt(() => parseProfile(plainFieldsOf(found.fields), path));
  return profile?.visibility === 'public' ? profile : null;
}

function courseIdsOf({ firestore }: PeopleSources, uid: string): string[] {
  const is = (field: string, value: string) => ({ field, op: '==' as const, value: { stringValue: value } });
  const where = [is('status', 'published'), is('teacherUid', uid)];
  const found = firestore.admin.query({ collection: 'courses', where, limit: MAX_PERSON_COURSES });
  return found.map(({ path }) => path.slice('courses/'.length));
}

/** Reads the published file of a course; null when it is not there yet. */
async function readCourse({ storage, bucket }: PeopleSources, id: string): Promise<CatalogueCourse | null> {
  const path = courseFilePath(id);
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.admin.open(bucket, path) ?? []) chunks.push(chunk as Uint8Array);
  if (chunks.length === 0) return null;
  const bytes = Buffer.concat(chunks);
  const text = isGzip(bytes) ? await promisify(gunzip)(new Uint8Array(bytes)) : bytes;
  return attempt(() => parseCatalogueCourse(JSON.parse(text.toString('utf8')), id));
}

/** Published files are stored as gzip, which begins with these two bytes. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The fields of a course that lists show. */
function listed(course: CatalogueCourse): PublicPerson['courses'][number] {
  const { id, slug, title, teacherName, category, subcategory, level, language, durationSec, lessonCount } = course;
  const { ratingSum, ratingCount, cover, createdAt, price } = course;
  return {
    ...{ id, slug, title, teacherName, category, subcategory, level, language, durationSec, lessonCount },
    ...{ ratingSum, ratingCount, cover, createdAt },
    price: price && { amount: price.amount, currency: price.currency },
  };
}

function attempt<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
