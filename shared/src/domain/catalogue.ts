import * as v from 'valibot';
import { COURSE_LEVELS } from './course';
import { chars, documentParser, id, language, slug, storagePath, whole } from './document';

/** What a learner pays for a course or a book: an amount in the currency's minor unit. */
export const listedPrice = v.object({ priceId: id, amount: whole(0), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)) });

/** A course as lists show it. `price` is null when it is free; `createdAt` is seconds since 1970. */
const listedCourse = v.object({
  id, slug, title: chars(3, 120), subtitle: chars(0, 200), teacherName: chars(1, 60), category: slug, subcategory: v.nullable(slug),
  level: v.picklist(COURSE_LEVELS), language, durationSec: whole(0), lessonCount: whole(0, 500), ratingSum: whole(0), ratingCount: whole(0),
  cover: v.nullable(storagePath), price: v.nullable(listedPrice), createdAt: whole(0),
  /** Other words that search finds the course by; left out when there are none. */
  tags: v.optional(v.pipe(v.array(chars(1, 40)), v.maxLength(10))),
});

/** A course as lists show it. */
export type ListedCourse = v.InferOutput<typeof listedCourse>;

const listedCategory = v.object({ slug, name: chars(1, 60), parent: v.nullable(slug), order: whole(0), icon: chars(1, 40), courseCount: whole(0) });

/** A category with the number of published courses in it and below it. */
export type ListedCategory = v.InferOutput<typeof listedCategory>;

const pointer = v.object({
  schemaVersion: v.literal(1), generation: v.pipe(v.string(), v.regex(/^[0-9a-f]{12,64}$/)), home: storagePath, courses: storagePath, books: storagePath,
  /** Above a thousand courses: the list of each top category, of the same form as `courses`. */
  lists: v.optional(v.record(slug, storagePath)),
});

const openCourse = v.object({ bucket: chars(1, 222), name: slug, lessonCount: whole(1) });

/** A folder of films that everybody can watch, at `/watch/<bucket>/<name>`. */
export type ListedOpenCourse = v.InferOutput<typeof openCourse>;

const home = v.object({
  categories: v.array(listedCategory), popular: v.array(listedCourse), newest: v.array(listedCourse), open: v.optional(v.array(openCourse)),
});
const courses = v.object({ categories: v.array(listedCategory), courses: v.array(listedCourse) });

const listedBook = v.object({
  id, slug, title: chars(1, 200), authors: v.pipe(v.array(chars(1, 80)), v.minLength(1), v.maxLength(10)), category: v.nullable(slug), language,
  pages: whole(1), cover: v.nullable(storagePath), sample: v.nullable(storagePath), productId: v.nullable(id), price: v.nullable(listedPrice),
});

/** A book as the shelf shows it. */
export type ListedBook = v.InferOutput<typeof listedBook>;

const books = v.object({ books: v.array(listedBook) });

/** The one mutable file of the published catalogue, `catalogue/pointer.json`: where the hashed, immutable files of this generation are. */
export type CataloguePointer = v.InferOutput<typeof pointer>;

/** What the home screen shows of the catalogue. */
export type CatalogueHome = v.InferOutput<typeof home>;

/** Every published course and category. */
export type CatalogueCourses = v.InferOutput<typeof courses>;

/** Parses one course of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedCourse = documentParser(listedCourse);

/** Parses one book of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedBook = documentParser(listedBook);

/** Parses one category of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedCategory = (data: unknown, path: string): ListedCategory => {
  const { slug, name, parent, order, icon, courseCount } = documentParser(listedCategory)(data, path);
  return { slug, name, parent, order, icon, courseCount };
};

/** Parses the pointer; throws a ValiError. */
export const parseCataloguePointer = (data: unknown): CataloguePointer => v.parse(pointer, data);

/** Parses the home file; throws a ValiError. */
export const parseCatalogueHome = (data: unknown): CatalogueHome => v.parse(home, data);

/** Parses the list of courses; throws a ValiError. */
export const parseCatalogueCourses = (data: unknown): CatalogueCourses => v.parse(courses, data);

/** Every published book. */
export type CatalogueBooks = v.InferOutput<typeof books>;

/** Parses the list of books; throws a ValiError. */
export const parseCatalogueBooks = (data: unknown): CatalogueBooks => v.parse(books, data);
