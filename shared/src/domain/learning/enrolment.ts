import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { id, time } from '../parsing/fields';

/**
 * `users/{uid}/enrolments/{courseId}`: a person takes a course. `entitlement` is the id of the bought product that
 * grants access, null for a free course.
 */
export type Enrolment = ReturnType<typeof parseEnrolment>;

/** Parses `users/{uid}/enrolments/{courseId}`; throws a DocumentError. */
export const parseEnrolment = documentParser(
  object({
    source: oneOf('free', 'purchase', 'grant'),
    entitlement: nullable(id),
    createdAt: time,
  }),
);
