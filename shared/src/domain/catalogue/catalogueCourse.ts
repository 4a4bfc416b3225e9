import { list, nullable, object, oneOf, type Parsed } from '../../contract/parse';
import { LESSON_KINDS } from '../course/courseTerms';
import { documentParser } from '../parsing/document';
import { boolean, chars, id, language, slug, boundedList, storagePath, integer, withDefault } from '../parsing/fields';
import { commonCourseFields } from './listedCourse';
import { listedPrice } from './listedPrice';

const lesson = object({
  id,
  title: chars(1, 120),
  kind: oneOf(...LESSON_KINDS),
  durationSec: integer(0),
  preview: boolean,
});
const review = object({ rating: integer(1, 5), text: chars(0, 2000), authorName: chars(1, 60), updatedAt: integer(0) });

const courseFile = object({
  ...commonCourseFields,
  price: nullable(listedPrice),
  productId: nullable(id),
  subtitle: chars(0, 200),
  summary: chars(0, 5000),
  /** Skills that learners have afterwards. Files of older releases have none. */
  outcomes: withDefault(boundedList(chars(1, 160), 8), []),
  tags: boundedList(chars(1, 40), 10),
  captionLanguages: boundedList(language, 20),
  updatedAt: integer(0),
  /** The course's category and subcategory, without missing ones. */
  categories: list(object({ slug, name: chars(1, 60) })),
  /** The teacher's public profile. Files of older releases leave `uid` out. */
  teacher: object({
    uid: withDefault<string | null>(nullable(id), null),
    name: chars(1, 60),
    headline: chars(0, 80),
    bio: chars(0, 1000),
    avatar: nullable(storagePath),
  }),
  sections: list(object({ id, title: chars(1, 120), lessons: list(lesson) })),
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars, and the newest reviews. */
  reviews: object({ stars: boundedList(integer(0), 5, 5), newest: list(review) }),
});

/**
 * `catalogue/courses/<id>.json`: the initial content of a published course's page. Times are seconds since 1970.
 */
export type CatalogueCourse = Parsed<typeof courseFile>;

/** Returns the path of a course's file. It is revalidated at each visit; an unpublished course has none. */
export const courseFilePath = (courseId: string): string => `catalogue/courses/${courseId}.json`;

/** Parses the file of a course; throws a DocumentError that names the course's document. */
export const parseCatalogueCourse = (data: unknown, courseId: string): CatalogueCourse =>
  documentParser(courseFile)(data, `courses/${courseId}`);
