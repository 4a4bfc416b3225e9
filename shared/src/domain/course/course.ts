import { nullable, object, oneOf } from '../../contract/parse';
import { COURSE_LEVELS, COURSE_STATUSES } from './courseTerms';
import { documentParser } from '../parsing/document';
import { boundedList, chars, id, integer, language, slug, storagePath, time, withDefault } from '../parsing/fields';

/** `courses/{id}`. Durations are whole seconds; ratings are a sum and a count. */
export type Course = ReturnType<typeof parseCourse>;

/** Parses `courses/{id}`; throws a DocumentError. */
export const parseCourse = documentParser(
  object({
    slug,
    title: chars(3, 120),
    subtitle: chars(0, 200),
    summary: chars(0, 5000),
    category: slug,
    subcategory: nullable(slug),
    teacherUid: id,
    teacherName: chars(1, 60),
    level: oneOf(...COURSE_LEVELS),
    language,
    captionLanguages: boundedList(language, 20),
    durationSec: integer(0),
    lessonCount: integer(0, 500),
    productId: nullable(id),
    ratingSum: integer(0),
    ratingCount: integer(0),
    cover: nullable(storagePath),
    // Courses of releases before this field have none.
    outcomes: withDefault(boundedList(chars(1, 160), 8), []),
    tags: boundedList(chars(1, 40), 10),
    status: oneOf(...COURSE_STATUSES),
    createdAt: time,
    updatedAt: time,
  }),
);
