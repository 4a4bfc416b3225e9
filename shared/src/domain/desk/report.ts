import { object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, time } from '../parsing/fields';
import { REPORT_REASONS, REPORT_STATUSES } from './deskTerms';

/**
 * `reports/{id}`: a learner's report of a review. Its id is `review~<course>~<author>~<reporter>`, so that each person
 * reports a review once.
 */
export type Report = ReturnType<typeof parseReport>;

/** Parses `reports/{id}`; throws a DocumentError. */
export const parseReport = documentParser(
  object({
    kind: oneOf('review'),
    courseId: id,
    authorUid: id,
    by: id,
    reason: oneOf(...REPORT_REASONS),
    note: chars(0, 500),
    status: oneOf(...REPORT_STATUSES),
    createdAt: time,
  }),
);
