import { nullable, object, oneOf, type Parsed } from '../../contract/parse';
import { COURSE_LEVELS } from '../course/courseTerms';
import { documentParser } from '../parsing/document';
import { chars, currency, id, language, slug, storagePath, whole } from '../parsing/fields';
import { withoutBroken, type Warn } from '../parsing/withoutBroken';

/** What lists and the course's own file both say of a course. */
export const courseFacts = {
  id,
  slug,
  title: chars(3, 120),
  teacherName: chars(1, 60),
  category: slug,
  subcategory: nullable(slug),
  level: oneOf(...COURSE_LEVELS),
  language,
  durationSec: whole(0),
  lessonCount: whole(0, 500),
  ratingSum: whole(0),
  ratingCount: whole(0),
  cover: nullable(storagePath),
  createdAt: whole(0),
};

const listedCourse = object({ ...courseFacts, price: nullable(object({ amount: whole(0), currency })) });

/** A course as lists show it. `price` is null when it is free; `createdAt` is seconds since 1970. */
export type ListedCourse = Parsed<typeof listedCourse>;

/** Parses one course of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedCourse = /*#__PURE__*/ documentParser(listedCourse);

/** Parses courses of a list; a broken one is left out and told to `warn`. */
export const parseListedCourses = (data: readonly unknown[], place: string, warn: Warn): ListedCourse[] =>
  withoutBroken(data, listedCourse, place, warn);
