import {
  DocumentError, parseBook, parseCategory, parseCourse, parseListedBook, parseListedCategory,
  type Category, type Course, type ListedBook, type ListedCategory, type ListedOpenCourse,
} from '@lectern/shared/domain';
import { CourseTableBuilder, TextIndexBuilder, type CourseTable, type TextIndex } from '@lectern/shared/search';
import type { FirestoreAdmin } from '../../backend';
import { listCourse, priceOf, type Surroundings } from './courseFacts';
import { inPieces, type Pause } from './inTurns';
import { listPrices } from './listPrices';
import type { Parsing } from './parseDocuments';
import { sumRatings } from './sumRatings';

/** What is published: courses as a table with the index of their words, and the rest as lists show it. */
export type Catalogue = { categories: ListedCategory[]; table: CourseTable; index: TextIndex; books: ListedBook[]; open: ListedOpenCourse[] };

/** What was read, and what courses took from other documents. */
export type ReadCatalogue = { catalogue: Omit<Catalogue, 'open'>; around: Surroundings };

/**
 * Reads what is published from the documents, never a draft or a field that lists do not show, in turns. A document that breaks its form, or
 * that has a price which nobody can pay, is left out with one warning that names its path and field. Lists are in the order of ids. Each
 * published course is also shown to `see`.
 */
export async function readCatalogue(admin: FirestoreAdmin, parsing: Parsing, pause: Pause, see: (course: Course) => void = () => undefined): Promise<ReadCatalogue> {
  const categories = parsing.each(Array.from(admin.scan('categories')), parseCategory);
  const prices = await listPrices(admin, parsing, pause);
  const around = { prices, stars: await sumRatings(admin, parsing, pause), categories: new Map(categories.map((category) => [category.id, category])) };
  const table = new CourseTableBuilder();
  const index = new TextIndexBuilder();
  const counts = new Map<string, number>();
  for await (const course of publishedCourses(admin, parsing, pause)) {
    const listed = parsing.attempt(() => listCourse(course, around));
    if (!listed) continue;
    see(course);
    table.add(listed);
    index.add({ ...course, more: [...course.tags, ...namesOf(course, around)] });
    for (const slug of new Set([course.category, course.subcategory ?? course.category])) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const books = await readBooks(admin, parsing, around, pause);
  return { catalogue: { categories: listCategories(parsing, categories, counts), table: table.finish(), index: await inPieces(index.finishing(), pause), books }, around };
}

async function* publishedCourses(admin: FirestoreAdmin, parsing: Parsing, pause: Pause): AsyncGenerator<Course> {
  for (const document of admin.scan('courses')) {
    await pause();
    const course = isPublished(document) ? parsing.one(document, parseCourse) : null;
    if (course) yield course;
  }
}

const isPublished = ({ fields }: { fields: Record<string, object> }): boolean => {
  const status = fields.status;
  return status !== undefined && 'stringValue' in status && status.stringValue === 'published';
};

const namesOf = ({ category, subcategory }: Course, { categories }: Surroundings): string[] =>
  [category, subcategory ?? ''].flatMap((slug) => categories.get(slug)?.name ?? []);

async function readBooks(admin: FirestoreAdmin, parsing: Parsing, around: Surroundings, pause: Pause): Promise<ListedBook[]> {
  const books: ListedBook[] = [];
  for (const document of admin.scan('books')) {
    await pause();
    const book = isPublished(document) ? parsing.one(document, parseBook) : null;
    const path = document.path;
    const listed = book && parsing.attempt(() => parseListedBook({ ...book, price: priceOf(around, book, path) }, path));
    if (listed) books.push(listed);
  }
  return books;
}

function listCategories(parsing: Parsing, categories: Category[], counts: ReadonlyMap<string, number>): ListedCategory[] {
  const known = new Set(categories.filter(({ parent }) => parent === null).map(({ id }) => id));
  const listed = categories.flatMap((category) => parsing.attempt(() => {
    const path = `categories/${category.id}`;
    if (category.parent !== null && !known.has(category.parent)) throw new DocumentError(path, 'parent', `names "${category.parent}", which is no category`);
    return parseListedCategory({ ...category, slug: category.id, courseCount: counts.get(category.id) ?? 0 }, path);
  }) ?? []);
  return listed.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
}
