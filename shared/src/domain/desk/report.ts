import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, time, withDefault } from '../parsing/fields';
import { REPORT_REASONS, REPORT_STATUSES } from './deskTerms';

/**
 * `reports/{id}`: a report of a review, a question or an answer. Its id is `review~<course>~<author>~<reporter>`,
 * `question~<course>~<question>~<reporter>` or `answer~<course>~<question>~<answer>~<reporter>`, so that each person
 * reports each of them once.
 */
export type Report = ReturnType<typeof parseReport>;

/** Parses `reports/{id}`; throws a DocumentError. */
export const parseReport = documentParser(
  object({
    kind: oneOf('review', 'question', 'answer'),
    courseId: id,
    authorUid: id,
    questionId: withDefault<string | null>(nullable(id), null),
    answerId: withDefault<string | null>(nullable(id), null),
    by: id,
    reason: oneOf(...REPORT_REASONS),
    note: chars(0, 500),
    status: oneOf(...REPORT_STATUSES),
    createdAt: time,
  }),
);
