import * as v from 'valibot';
import { COURSE_LEVELS, LESSON_KINDS } from './courseTerms';
import { chars, documentParser, id, language, slug, storagePath, whole } from './document';
import { withoutBroken, type Warn } from './withoutBroken';

const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/));

/** What a learner pays for a course or a book: an amount in the currency's minor unit. */
export const listedPrice = v.object({ priceId: id, amount: whole(0), currency });

const courseFacts = {
  id, slug, title: chars(3, 120), teacherName: chars(1, 60), category: slug, subcategory: v.nullable(slug), level: v.picklist(COURSE_LEVELS), language,
  durationSec: whole(0), lessonCount: whole(0, 500), ratingSum: whole(0), ratingCount: whole(0), cover: v.nullable(storagePath), createdAt: whole(0),
};

const listedCourse = v.object({ ...courseFacts, price: v.nullable(v.object({ amount: whole(0), currency })) });

/** A course as lists show it. `price` is null when it is free; `createdAt` is seconds since 1970. */
export type ListedCourse = v.InferOutput<typeof listedCourse>;

const listedCategory = v.object({ slug, name: chars(1, 60), parent: v.nullable(slug), order: whole(0), icon: chars(1, 40), courseCount: whole(0) });

/** A category with the number of published courses in it and below it. */
export type ListedCategory = v.InferOutput<typeof listedCategory>;

const pointer = v.object({
  schemaVersion: v.literal(2), generation: v.pipe(v.string(), v.regex(/^[0-9a-f]{12,64}$/)), home: storagePath, books: storagePath,
  /** The first page of each list by its scope: `all`, a category such as `music`, or a subcategory of one such as `music/piano`. */
  lists: v.record(v.string(), storagePath),
  /** The facts of all courses as columns, and the index of their words: what a search reads. */
  rows: storagePath, words: storagePath,
  courseCount: whole(0),
});

/** The one mutable file of the lists, `catalogue/pointer.json`: where the hashed, immutable files of this generation are. */
export type CataloguePointer = v.InferOutput<typeof pointer>;

const openCourse = v.object({ bucket: chars(1, 222), name: slug, lessonCount: whole(1) });

/** A folder of films that everybody can watch, at `/watch/<bucket>/<name>`. */
export type ListedOpenCourse = v.InferOutput<typeof openCourse>;

const entries = v.array(v.unknown());
const home = v.object({ categories: entries, popular: entries, newest: entries, open: v.optional(entries, []) });

/** What the home screen shows of the catalogue. */
export type CatalogueHome = { categories: ListedCategory[]; popular: ListedCourse[]; newest: ListedCourse[]; open: ListedOpenCourse[] };

const listedBook = v.object({
  id, slug, title: chars(1, 200), authors: v.pipe(v.array(chars(1, 80)), v.minLength(1), v.maxLength(10)), category: v.nullable(slug), language,
  pages: whole(1), cover: v.nullable(storagePath), sample: v.nullable(storagePath), productId: v.nullable(id), price: v.nullable(listedPrice),
});

/** A book as the shelf shows it. */
export type ListedBook = v.InferOutput<typeof listedBook>;

/** Every published book. */
export type CatalogueBooks = { books: ListedBook[] };

const lesson = v.object({ id, title: chars(1, 120), kind: v.picklist(LESSON_KINDS), durationSec: whole(0), preview: v.boolean() });
const section = v.object({ id, title: chars(1, 120), lessons: v.array(lesson) });
const review = v.object({ rating: whole(1, 5), text: chars(0, 2000), authorName: chars(1, 60), updatedAt: whole(0) });

const courseFile = v.object({
  ...courseFacts, price: v.nullable(listedPrice), productId: v.nullable(id),
  subtitle: chars(0, 200), summary: chars(0, 5000), tags: v.pipe(v.array(chars(1, 40)), v.maxLength(10)), captionLanguages: v.pipe(v.array(language), v.maxLength(20)),
  updatedAt: whole(0),
  /** The category and the subcategory that the course stands in, as far as they exist; top first. */
  categories: v.array(v.object({ slug, name: chars(1, 60) })),
  /** What the teacher tells of themselves in a public profile. */
  teacher: v.object({ name: chars(1, 60), headline: chars(0, 80), bio: chars(0, 1000), avatar: v.nullable(storagePath) }),
  sections: v.array(section),
  /** How many reviews give 1, 2, 3, 4 and 5 stars; and the newest ones. */
  reviews: v.object({ stars: v.pipe(v.array(whole(0)), v.length(5)), newest: v.array(review) }),
});

/** All that the page of a published course shows at first, `catalogue/courses/<id>.json`. Times are seconds since 1970. */
export type CatalogueCourse = v.InferOutput<typeof courseFile>;

/** Where the file of a course is. It is revalidated at each visit; there is none for a course that is not published. */
export const courseFilePath = (courseId: string): string => `catalogue/courses/${courseId}.json`;

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

/** Parses courses of a list; a broken one is left out and told to `warn`. */
export const parseListedCourses = (data: readonly unknown[], place: string, warn: Warn): ListedCourse[] => withoutBroken(data, listedCourse, place, warn);

/** Parses categories of a list; a broken one is left out and told to `warn`. */
export const parseListedCategories = (data: readonly unknown[], place: string, warn: Warn): ListedCategory[] => withoutBroken(data, listedCategory, place, warn);

/** Parses the home file; throws a ValiError. A broken entry is left out and told to `warn`. */
export function parseCatalogueHome(data: unknown, warn: Warn = () => undefined): CatalogueHome {
  const { categories, popular, newest, open } = v.parse(home, data);
  return {
    categories: parseListedCategories(categories, 'home.categories', warn), popular: parseListedCourses(popular, 'home.popular', warn),
    newest: parseListedCourses(newest, 'home.newest', warn), open: withoutBroken(open, openCourse, 'home.open', warn),
  };
}

/** Parses the list of books; throws a ValiError. A broken entry is left out and told to `warn`. */
export const parseCatalogueBooks = (data: unknown, warn: Warn = () => undefined): CatalogueBooks => ({
  books: withoutBroken(v.parse(v.object({ books: entries }), data).books, listedBook, 'books', warn),
});

/** Parses the file of a course; throws a DocumentError that names the course's document. */
export const parseCatalogueCourse = (data: unknown, courseId: string): CatalogueCourse => documentParser(courseFile)(data, `courses/${courseId}`);
