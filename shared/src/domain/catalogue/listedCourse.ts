import { nullable, object, oneOf, type Parsed } from '../../contract/parse';
import { COURSE_LEVELS } from '../course/courseTerms';
import { documentParser } from '../parsing/document';
import { chars, currency, id, language, slug, storagePath, integer } from '../parsing/fields';
import { parseValid, type Warn } from '../parsing/parseValid';

/** Field parsers that a course in a list and a course's own file have in common. */
export const commonCourseFields = {
  id,
  slug,
  title: chars(3, 120),
  teacherName: chars(1, 60),
  category: slug,
  subcategory: nullable(slug),
  level: oneOf(...COURSE_LEVELS),
  language,
  durationSec: integer(0),
  lessonCount: integer(0, 500),
  ratingSum: integer(0),
  ratingCount: integer(0),
  cover: nullable(storagePath),
  createdAt: integer(0),
};

/** Fields of a course as lists show it. */
export const listedCourse = /*#__PURE__*/ object({
  ...commonCourseFields,
  price: nullable(object({ amount: integer(0), currency })),
});

/** A course as lists show it. `price` is null when it is free; `createdAt` is seconds since 1970. */
export type ListedCourse = Parsed<typeof listedCourse>;

/** Parses one course of a list; throws a DocumentError that names `path`, its source document. */
export const parseListedCourse = /*#__PURE__*/ documentParser(listedCourse);

/** Parses the courses of the list named `list`; a malformed one is skipped and reported to `warn`. */
export const parseListedCourses = (data: readonly unknown[], list: string, warn: Warn): ListedCourse[] =>
  parseValid(data, listedCourse, list, warn);
