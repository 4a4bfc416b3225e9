import { nullable, object, oneOf } from '../../contract/parse';
import { COURSE_LEVELS, COURSE_STATUSES } from './courseTerms';
import { documentParser } from '../parsing/document';
import { chars, id, language, slug, some, storagePath, time, whole } from '../parsing/fields';

/** `courses/{id}`. Durations are whole seconds; ratings are kept as a sum and a count. */
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
    captionLanguages: some(language, 20),
    durationSec: whole(0),
    lessonCount: whole(0, 500),
    productId: nullable(id),
    ratingSum: whole(0),
    ratingCount: whole(0),
    cover: nullable(storagePath),
    tags: some(chars(1, 40), 10),
    status: oneOf(...COURSE_STATUSES),
    createdAt: time,
    updatedAt: time,
  }),
);
