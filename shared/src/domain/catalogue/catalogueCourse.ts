import { list, nullable, object, oneOf, type Parsed } from '../../contract/parse';
import { LESSON_KINDS } from '../course/courseTerms';
import { documentParser } from '../parsing/document';
import { boolean, chars, id, language, slug, some, storagePath, whole } from '../parsing/fields';
import { courseFacts } from './listedCourse';
import { listedPrice } from './listedPrice';

const lesson = object({
  id,
  title: chars(1, 120),
  kind: oneOf(...LESSON_KINDS),
  durationSec: whole(0),
  preview: boolean,
});
const review = object({ rating: whole(1, 5), text: chars(0, 2000), authorName: chars(1, 60), updatedAt: whole(0) });

const courseFile = object({
  ...courseFacts,
  price: nullable(listedPrice),
  productId: nullable(id),
  subtitle: chars(0, 200),
  summary: chars(0, 5000),
  tags: some(chars(1, 40), 10),
  captionLanguages: some(language, 20),
  updatedAt: whole(0),
  /** The category and the subcategory that the course stands in, as far as they exist; top first. */
  categories: list(object({ slug, name: chars(1, 60) })),
  /** What the teacher tells of themselves in a public profile. */
  teacher: object({ name: chars(1, 60), headline: chars(0, 80), bio: chars(0, 1000), avatar: nullable(storagePath) }),
  sections: list(object({ id, title: chars(1, 120), lessons: list(lesson) })),
  /** How many reviews give 1, 2, 3, 4 and 5 stars; and the newest ones. */
  reviews: object({ stars: some(whole(0), 5, 5), newest: list(review) }),
});

/**
 * All that the page of a published course shows at first, `catalogue/courses/<id>.json`. Times are seconds since 1970.
 */
export type CatalogueCourse = Parsed<typeof courseFile>;

/** Where the file of a course is. It is revalidated at each visit; there is none for a course that is not published. */
export const courseFilePath = (courseId: string): string => `catalogue/courses/${courseId}.json`;

/** Parses the file of a course; throws a DocumentError that names the course's document. */
export const parseCatalogueCourse = (data: unknown, courseId: string): CatalogueCourse =>
  documentParser(courseFile)(data, `courses/${courseId}`);
