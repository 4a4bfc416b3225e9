import * as v from 'valibot';
import { documentParser, id, time, whole } from './document';

const lessonProgress = v.object({
  /** One bit for each 5 s, base64: set when those seconds were played. */
  watched: v.pipe(v.string(), v.maxLength(4096), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  positionSec: v.pipe(v.number(), v.minValue(0)), done: v.boolean(),
  /** When the learner was last there, in milliseconds since 1970; see `LessonProgress`. */
  at: v.optional(whole(0)),
});

/** `users/{uid}/progress/{courseId}`: how far a learner has come, by lesson. */
export type Progress = ReturnType<typeof parseProgress>;

/** Parses `users/{uid}/progress/{courseId}`; throws a DocumentError. */
export const parseProgress = documentParser(v.object({
  lessons: v.record(id, lessonProgress), lastLessonId: v.nullable(id), percent: whole(0, 100), updatedAt: time,
}));
