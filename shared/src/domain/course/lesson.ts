import { object, oneOf } from '../../contract/parse';
import { LESSON_KINDS } from './courseTerms';
import { documentParser } from '../parsing/document';
import { boolean, chars, integer } from '../parsing/fields';

/** `courses/{id}/sections/{id}/lessons/{id}`: a lesson's entry in the outline, without its content. */
export type Lesson = ReturnType<typeof parseLesson>;

/** Parses `courses/{id}/sections/{id}/lessons/{id}`; throws a DocumentError. */
export const parseLesson = documentParser(
  object({
    title: chars(1, 120),
    order: integer(0),
    kind: oneOf(...LESSON_KINDS),
    durationSec: integer(0),
    preview: boolean,
  }),
);
