import { integer, object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars } from '../parsing/fields';

/** Longest file of a solution, in characters. The security rules hold the same limit. */
const MAX_CHARS = 50_000;

/**
 * `courseDrafts/{courseId}/solutions/{lessonId}`: the solution of a code lesson, for its teacher and administrators
 * only. `revision` grows by one with each change.
 */
export type Solution = ReturnType<typeof parseSolution>;

/** Parses `courseDrafts/{courseId}/solutions/{lessonId}`; throws a DocumentError. */
export const parseSolution = documentParser(
  object({ html: chars(0, MAX_CHARS), css: chars(0, MAX_CHARS), js: chars(0, MAX_CHARS), revision: integer(1) }),
);
