import * as v from 'valibot';
import { chars, documentParser, id, language, slug, storagePath, time, whole } from './document';

/** How far a course has come on its way to learners. */
export const COURSE_STATUSES = ['draft', 'review', 'published', 'archived'] as const;

/** Whom a course is made for. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

/** `categories/{slug}`: a category, or a subcategory when it has a parent. */
export type Category = ReturnType<typeof parseCategory>;

/** Parses `categories/{slug}`; throws a DocumentError. */
export const parseCategory = documentParser(v.object({
  name: chars(1, 60), parent: v.nullable(slug), order: whole(0), icon: chars(1, 40),
}));

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

/** `courses/{id}/sections/{id}`. */
export type Section = ReturnType<typeof parseSection>;

/** Parses `courses/{id}/sections/{id}`; throws a DocumentError. */
export const parseSection = documentParser(v.object({ title: chars(1, 120), order: whole(0) }));

/** What a lesson is made of. */
export const LESSON_KINDS = ['video', 'text', 'quiz', 'pen'] as const;

/** `courses/{id}/sections/{id}/lessons/{id}`: the outline's line for a lesson, without its content. */
export type Lesson = ReturnType<typeof parseLesson>;

/** Parses `courses/{id}/sections/{id}/lessons/{id}`; throws a DocumentError. */
export const parseLesson = documentParser(v.object({
  title: chars(1, 120), order: whole(0), kind: v.picklist(LESSON_KINDS), durationSec: whole(0), preview: v.boolean(),
}));

const caption = v.object({ language, path: storagePath, kind: v.picklist(['captions', 'subtitles', 'descriptions']) });
const chapter = v.object({ title: chars(1, 120), startSec: whole(0) });
const resource = v.object({ title: chars(1, 120), path: storagePath });

/** `courses/{id}/content/{lessonId}`: what a learner watches or reads. */
export type LessonContent = ReturnType<typeof parseLessonContent>;

/** Parses `courses/{id}/content/{lessonId}`; throws a DocumentError. */
export const parseLessonContent = documentParser(v.object({
  video: v.nullable(storagePath), captions: v.pipe(v.array(caption), v.maxLength(20)),
  chapters: v.pipe(v.array(chapter), v.maxLength(100)), body: chars(0, 100_000),
  resources: v.pipe(v.array(resource), v.maxLength(20)), preview: v.boolean(),
}));

/** `courses/{id}/reviews/{uid}`: one learner's rating, 1 to 5 stars. */
export type Review = ReturnType<typeof parseReview>;

/** Parses `courses/{id}/reviews/{uid}`; throws a DocumentError. */
export const parseReview = documentParser(v.object({
  rating: whole(1, 5), text: chars(0, 2000), authorName: chars(1, 60), createdAt: time, updatedAt: time,
}));
