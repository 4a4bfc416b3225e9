import { object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, time, integer } from '../parsing/fields';

/** The stored name of a reviewer whose account has none. The security rules accept no other. */
export const UNNAMED_REVIEWER = 'A learner';

/** `courses/{id}/reviews/{uid}`: one learner's rating, 1 to 5 stars. */
export type Review = ReturnType<typeof parseReview>;

/** Parses `courses/{id}/reviews/{uid}`; throws a DocumentError. */
export const parseReview = documentParser(
  object({
    rating: integer(1, 5),
    text: chars(0, 2000),
    authorName: chars(1, 60),
    createdAt: time,
    updatedAt: time,
  }),
);
