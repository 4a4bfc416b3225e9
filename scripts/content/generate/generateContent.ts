import { setImmediate as nextTurn } from 'node:timers/promises';
import { wireFieldsOf, type AdminWrite, type Backend } from '@lectern/backend';
import { generateCourse, type GeneratedDocument } from './generateCourse';
import { teacherNames } from './phrases';
import { Random } from './Random';
import { TOPICS } from './topics';

/**
 * `courses` is their number. `withOutlines` adds sections and lessons, which are ten times as many documents. `log`
 * receives progress messages.
 */
export type GenerateOptions = { courses: number; seed: number; withOutlines: boolean; log: (line: string) => void };

/** Counts of the courses and documents written. */
export type Generated = { courses: number; documents: number };

const BATCH = 500;
const PROGRESS_STEP = 5_000;

/**
 * Writes a generated catalogue into the documents, for benchmarks and trials. The same seed gives the same catalogue.
 * Courses of other seeds and existing categories stay. It publishes nothing.
 */
export async function generateContent(
  { firestore: { admin } }: Pick<Backend, 'firestore'>,
  { courses, seed, withOutlines, log }: GenerateOptions,
): Promise<Generated> {
  const random = new Random(seed);
  const teachers = teacherNames(random, Math.max(10, Math.min(2_000, Math.floor(courses / 20))));
  const categories = categoryDocuments().filter(({ path }) => admin.get(path) === null);
  admin.commit(categories.map(toWrite));
  let documents = categories.length;
  let batch: AdminWrite[] = [];
  for (let written = 0; written < courses; written += 1) {
    batch.push(...generateCourse({ random, teachers, withOutlines }).map(toWrite));
    if (batch.length >= BATCH || written === courses - 1) {
      admin.commit(batch);
      documents += batch.length;
      batch = [];
      await nextTurn();
    }
    if ((written + 1) % PROGRESS_STEP === 0) log(`Wrote ${written + 1} of ${courses} courses …`);
  }
  return { courses, documents };
}

function categoryDocuments(): GeneratedDocument[] {
  return TOPICS.flatMap(({ slug, name, icon, subcategories }, order) => [
    { path: `categories/${slug}`, data: { name, parent: null, order, icon } },
    ...subcategories.map((subcategory, index) => ({
      path: `categories/${subcategory.slug}`,
      data: { name: subcategory.name, parent: slug, order: index, icon },
    })),
  ]);
}

const toWrite = ({ path, data }: GeneratedDocument): AdminWrite => ({ set: path, fields: wireFieldsOf(data) });
