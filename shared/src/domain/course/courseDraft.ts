import { ContractError, integer, nullable, object, oneOf, text, type Parser } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { anything, boolean, boundedList, chars, id, language, slug, storagePath, time } from '../parsing/fields';
import { COURSE_LEVELS, LESSON_KINDS } from './courseTerms';
import { lessonContentFields } from './lessonContent';

/** Limits of a draft. The security rules hold the same ones. */
export const DRAFT_LIMITS = { sections: 200, lessons: 500, outcomes: 8, tags: 10 } as const;

/** A fractional index: positions of a list sort as strings by code unit, equal ones by id. */
const position = /*#__PURE__*/ text('a position', /^[0-9A-Za-z]{1,200}$/);

const details = object({
  title: chars(0, 120),
  subtitle: chars(0, 200),
  summary: chars(0, 5000),
  outcomes: boundedList(chars(0, 160), DRAFT_LIMITS.outcomes),
  category: nullable(slug),
  subcategory: nullable(slug),
  level: oneOf(...COURSE_LEVELS),
  language,
  tags: boundedList(chars(1, 40), DRAFT_LIMITS.tags),
  cover: nullable(storagePath),
});

const section = object({ title: chars(0, 120), position });

const lesson = object({
  section: id,
  position,
  title: chars(0, 120),
  kind: oneOf(...LESSON_KINDS),
  durationSec: integer(0),
  preview: boolean,
  edited: integer(0),
});

/** Title, description, level and cover of a course that is being written. Any of them may still be empty. */
export type DraftDetails = ReturnType<typeof details>;

/** A section of a draft. */
export type DraftSection = ReturnType<typeof section>;

/**
 * A lesson's entry in the outline of a draft. `edited` is the revision of the last change of its content, and 0 while
 * the published content is unchanged: the content is then `courses/{id}/content/{lessonId}`, or empty.
 */
export type DraftLesson = ReturnType<typeof lesson>;

/**
 * `courseDrafts/{courseId}`: the version of a course that its teacher is writing. `revision` grows by one with every
 * commit that changes the draft or the content of one of its lessons.
 */
export type CourseDraft = ReturnType<typeof parseCourseDraft>;

/** Parses `courseDrafts/{courseId}`; throws a DocumentError. Malformed sections and lessons are left out. */
export const parseCourseDraft = documentParser(
  object({
    teacherUid: id,
    revision: integer(1),
    details,
    sections: validRecord(section, DRAFT_LIMITS.sections),
    lessons: validRecord(lesson, DRAFT_LIMITS.lessons),
    updatedAt: time,
  }),
);

/** `courseDrafts/{courseId}/lessons/{lessonId}`: the changed content of a lesson, and the revision that changed it. */
export type DraftContent = ReturnType<typeof parseDraftContent>;

/** Parses `courseDrafts/{courseId}/lessons/{lessonId}`; throws a DocumentError. */
export const parseDraftContent = documentParser(object({ ...lessonContentFields, revision: integer(1) }));

/** Accepts an object of at most `max` entries with ids as names, and returns those that `item` accepts. */
function validRecord<T>(item: Parser<T>, max: number): Parser<Record<string, T>> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length > max)
      throw new ContractError(path, `an object of at most ${String(max)} entries`, value);
    const valid = Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
      try {
        return [[id(name, path), item(anything(entry, path), path)] as const];
      } catch (error) {
        if (error instanceof ContractError) return [];
        throw error;
      }
    });
    return Object.fromEntries(valid);
  };
}
