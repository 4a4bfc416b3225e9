import { object, oneOf } from '../../contract/parse';
import { LESSON_KINDS } from './courseTerms';
import { documentParser } from '../parsing/document';
import { boolean, chars, whole } from '../parsing/fields';

/** `courses/{id}/sections/{id}/lessons/{id}`: the outline's line for a lesson, without its content. */
export type Lesson = ReturnType<typeof parseLesson>;

/** Parses `courses/{id}/sections/{id}/lessons/{id}`; throws a DocumentError. */
export const parseLesson = documentParser(
  object({
    title: chars(1, 120),
    order: whole(0),
    kind: oneOf(...LESSON_KINDS),
    durationSec: whole(0),
    preview: boolean,
  }),
);
