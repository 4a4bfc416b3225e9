import { nullable, object, oneOf, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, integer, time, withDefault } from '../parsing/fields';

/** Requests of a teacher to the server about a course. The rules of `courseRequests/{id}` list the same names. */
export const COURSE_REQUESTS = ['submit', 'withdraw', 'archive', 'restore'] as const;

/** A step that a teacher can request for a course. */
export type CourseRequestAction = (typeof COURSE_REQUESTS)[number];

/**
 * `courseRequests/{id}`: a teacher asks for a step in the life of a course. The teacher creates it as `pending`; the
 * server carries it out, or refuses it with `problem`. `revision` is that of the draft the teacher sees.
 */
export type CourseRequest = ReturnType<typeof parseCourseRequest>;

/** Parses `courseRequests/{id}`; throws a DocumentError. */
export const parseCourseRequest = documentParser(
  object({
    courseId: id,
    action: oneOf(...COURSE_REQUESTS),
    revision: integer(0),
    note: chars(0, 2000),
    by: id,
    status: oneOf('pending', 'done', 'refused'),
    problem: withDefault<string | null>(nullable(chars(0, 500)), null),
    createdAt: time,
  }),
);

/** States of the review of a course. */
export const REVIEW_STATUSES = ['waiting', 'withdrawn', 'returned', 'published'] as const;

/**
 * `courseReviews/{courseId}`: where a course stands between its teacher and the desk. Written by the server. `revision`
 * is that of the draft that was sent, `publishedRevision` the one that learners see, 0 before the first publication.
 */
export type CourseReview = ReturnType<typeof parseCourseReview>;

/** Parses `courseReviews/{courseId}`; throws a DocumentError. */
export const parseCourseReview = documentParser(
  object({
    teacherUid: id,
    teacherName: chars(0, 60),
    title: chars(0, 120),
    status: oneOf(...REVIEW_STATUSES),
    revision: integer(0),
    publishedRevision: integer(0),
    note: chars(0, 2000),
    message: chars(0, 2000),
    archivedBy: nullable(oneOf('teacher', 'desk')),
    submittedAt: time,
    updatedAt: time,
  }),
);

/** A part of a draft: a field of its details, a section, or a lesson. */
const PART = /^(details\.[a-z]{1,40}|section\.[A-Za-z0-9_-]{1,128}|lesson\.[A-Za-z0-9_-]{1,128})$/;

/**
 * `courseReviews/{courseId}/comments/{id}`: a comment of the reviewer at a part of the draft, and with `atSec` at a
 * second of a lesson's video; or with `replyTo` an answer to one. `resolvedAt` is set by whoever has dealt with it.
 */
export type ReviewComment = ReturnType<typeof parseReviewComment>;

/** Parses `courseReviews/{courseId}/comments/{id}`; throws a DocumentError. */
export const parseReviewComment = documentParser(
  object({
    part: text('a part of a course', PART),
    atSec: nullable(integer(0, 1_000_000)),
    replyTo: nullable(id),
    text: chars(1, 2000),
    by: id,
    byName: chars(1, 60),
    role: oneOf('reviewer', 'teacher'),
    resolvedAt: nullable(time),
    createdAt: time,
  }),
);
