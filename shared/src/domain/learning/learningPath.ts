import { object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boundedList, chars, id, integer } from '../parsing/fields';

/** Maximum number of courses in a learning path. */
export const MAX_PATH_COURSES = 20;

/** `paths/{id}`: courses to take one after another. `order` is its position among the paths. */
export type LearningPath = ReturnType<typeof parseLearningPath>;

/** Parses `paths/{id}`; throws a DocumentError. */
export const parseLearningPath = /*#__PURE__*/ documentParser(
  object({
    title: chars(3, 120),
    summary: chars(1, 500),
    courses: boundedList(id, MAX_PATH_COURSES, 2),
    order: integer(0, 100_000),
    status: oneOf('published', 'archived'),
  }),
);
