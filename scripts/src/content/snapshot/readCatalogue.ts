import {
  DocumentError, parseBook, parseCategory, parseCourse, parseListedBook, parseListedCategory, parseListedCourse, parseReview,
  type Category, type Course, type ListedBook, type ListedCategory, type ListedCourse, type ListedOpenCourse,
} from '@lectern/shared/domain';
import type { FirestoreAdmin } from '../../backend';
import { listPrices } from './listPrices';
import { parsingWith, type Parsing } from './parseDocuments';

/** What is published, as lists show it. */
export type Catalogue = { categories: ListedCategory[]; courses: ListedCourse[]; books: ListedBook[]; open: ListedOpenCourse[] };

/**
 * Reads what is published from the documents, never a draft or a field that lists do not show. A document that breaks its form, or that
 * has a price which nobody can pay, is left out with one warning that names its path and field. Each list is in the order of its ids.
 */
export function readCatalogue(admin: FirestoreAdmin, warn: (message: string) => void): Omit<Catalogue, 'open'> {
  const parsing = parsingWith(warn);
  const prices = listPrices(admin, parsing);
  const priceOf: PriceOf = ({ productId }, path) => {
    if (productId === null) return null;
    const price = prices.get(productId);
    if (price === undefined) throw new DocumentError(path, 'productId', `names "${productId}", which has no active price`);
    return price;
  };
  const published = { field: 'status', op: '==', value: { stringValue: 'published' } } as const;
  const ratings = sumRatings(admin, parsing);
  const courses = listEach(parsing, parsing.each(admin.query({ collection: 'courses', where: [published] }), parseCourse),
    (course) => listCourse(course, priceOf, ratings.get(course.id)));
  const books = listEach(parsing, parsing.each(admin.query({ collection: 'books', where: [published] }), parseBook), (book) => {
    const path = `books/${book.id}`;
    return parseListedBook({ ...book, price: priceOf(book, path) }, path);
  });
  return { categories: listCategories(parsing, parsing.each(admin.query({ collection: 'categories' }), parseCategory), courses), courses, books };
}

type PriceOf = (item: { productId: string | null }, path: string) => ListedBook['price'];
type Rating = { sum: number; count: number };

function listEach<T extends { id: string }, L>(parsing: Parsing, items: T[], list: (item: T) => L): L[] {
  const sorted = items.sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((item) => parsing.attempt(() => list(item))).filter((listed) => listed !== null);
}

/** Reviews are the truth of a course's rating: its own fields are only as new as the last import. */
function listCourse(course: Course, priceOf: PriceOf, rating: Rating = { sum: course.ratingSum, count: course.ratingCount }): ListedCourse {
  const path = `courses/${course.id}`;
  const createdAt = Math.floor(course.createdAt.getTime() / 1000);
  const tags = course.tags.length > 0 ? course.tags : undefined;
  return parseListedCourse({ ...course, tags, ratingSum: rating.sum, ratingCount: rating.count, price: priceOf(course, path), createdAt }, path);
}

function sumRatings(admin: FirestoreAdmin, parsing: Parsing): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const document of admin.query({ collection: 'reviews', group: true })) {
    const [collection, courseId = ''] = document.path.split('/');
    const review = collection === 'courses' ? parsing.one(document, parseReview) : null;
    const { sum, count } = ratings.get(courseId) ?? { sum: 0, count: 0 };
    if (review) ratings.set(courseId, { sum: sum + review.rating, count: count + 1 });
  }
  return ratings;
}

function listCategories(parsing: Parsing, categories: Category[], courses: readonly ListedCourse[]): ListedCategory[] {
  const known = new Set(categories.filter(({ parent }) => parent === null).map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const { category, subcategory } of courses) {
    for (const slug of new Set([category, subcategory ?? category])) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const listed = listEach(parsing, categories, (category) => {
    const path = `categories/${category.id}`;
    if (category.parent !== null && !known.has(category.parent)) throw new DocumentError(path, 'parent', `names "${category.parent}", which is no category`);
    return parseListedCategory({ ...category, slug: category.id, courseCount: counts.get(category.id) ?? 0 }, path);
  });
  return listed.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
}
