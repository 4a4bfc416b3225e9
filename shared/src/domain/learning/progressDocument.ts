import { nullable, object, optional, record, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, id, number, time, whole } from '../parsing/fields';

const lessonProgress = object({
  /** One bit for each 5 s, base64: set when those seconds were played. */
  watched: text('base64', /^(?=.{0,4096}$)[A-Za-z0-9+/]*={0,2}$/),
  positionSec: number(0),
  done: boolean,
  /** When the learner was last there, in milliseconds since 1970; see `LessonProgress`. */
  at: optional(whole(0)),
});

/** `users/{uid}/progress/{courseId}`: how far a learner has come, by lesson. */
export type Progress = ReturnType<typeof parseProgress>;

/** Parses `users/{uid}/progress/{courseId}`; throws a DocumentError. */
export const parseProgress = documentParser(
  object({
    lessons: record(lessonProgress, id),
    lastLessonId: nullable(id),
    percent: whole(0, 100),
    updatedAt: time,
  }),
);
