import { nullable, object, optional, record, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, id, number, time, integer } from '../parsing/fields';

const lessonProgress = object({
  /** One bit for each 5 s, base64: set when those seconds were played. */
  watched: text('base64', /^(?=.{0,4096}$)[A-Za-z0-9+/]*={0,2}$/),
  positionSec: number(0),
  done: boolean,
  /** The time of the last visit, in ms since 1970; see `LessonProgress`. */
  at: optional(integer(0)),
});

/** `users/{uid}/progress/{courseId}`: a learner's progress by lesson. */
export type Progress = ReturnType<typeof parseProgress>;

/** Parses `users/{uid}/progress/{courseId}`; throws a DocumentError. */
export const parseProgress = documentParser(
  object({
    lessons: record(lessonProgress, id),
    lastLessonId: nullable(id),
    percent: integer(0, 100),
    updatedAt: time,
  }),
);
