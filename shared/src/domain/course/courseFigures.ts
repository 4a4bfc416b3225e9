import { object, record } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boundedList, currency, id, integer, time } from '../parsing/fields';

/**
 * `courseFigures/{courseId}`: counts about a course for its teacher, written by the server. `done` and `stopped` count
 * learners by lesson: who finished it, and who visited it last without finishing the course. `stars` counts ratings of
 * 1 to 5. `income` is what was paid and not refunded, by currency in its minor unit.
 */
export type CourseFigures = ReturnType<typeof parseCourseFigures>;

/** Parses `courseFigures/{courseId}`; throws a DocumentError. */
export const parseCourseFigures = documentParser(
  object({
    teacherUid: id,
    learners: integer(0),
    started: integer(0),
    finished: integer(0),
    done: record(integer(0), id),
    stopped: record(integer(0), id),
    stars: boundedList(integer(0), 5),
    questions: integer(0),
    unanswered: integer(0),
    income: record(integer(0), currency),
    updatedAt: time,
  }),
);
