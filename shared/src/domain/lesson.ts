import * as v from 'valibot';
import { LESSON_KINDS } from './courseTerms';
import { chars, documentParser, whole } from './document';

/** `courses/{id}/sections/{id}/lessons/{id}`: the outline's line for a lesson, without its content. */
export type Lesson = ReturnType<typeof parseLesson>;

/** Parses `courses/{id}/sections/{id}/lessons/{id}`; throws a DocumentError. */
export const parseLesson = documentParser(v.object({
  title: chars(1, 120), order: whole(0), kind: v.picklist(LESSON_KINDS), durationSec: whole(0), preview: v.boolean(),
}));
