import * as v from 'valibot';
import { COURSE_LEVELS, COURSE_STATUSES } from './courseTerms';
import { chars, documentParser, id, language, slug, storagePath, time, whole } from './document';

/** `courses/{id}`. Durations are whole seconds; ratings are kept as a sum and a count. */
export type Course = ReturnType<typeof parseCourse>;

/** Parses `courses/{id}`; throws a DocumentError. */
export const parseCourse = documentParser(v.object({
  slug, title: chars(3, 120), subtitle: chars(0, 200), summary: chars(0, 5000),
  category: slug, subcategory: v.nullable(slug),
  teacherUid: id, teacherName: chars(1, 60),
  level: v.picklist(COURSE_LEVELS), language, captionLanguages: v.pipe(v.array(language), v.maxLength(20)),
  durationSec: whole(0), lessonCount: whole(0, 500),
  productId: v.nullable(id), ratingSum: whole(0), ratingCount: whole(0),
  cover: v.nullable(storagePath), tags: v.pipe(v.array(chars(1, 40)), v.maxLength(10)),
  status: v.picklist(COURSE_STATUSES), createdAt: time, updatedAt: time,
}));
