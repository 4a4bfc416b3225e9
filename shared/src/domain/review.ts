import * as v from 'valibot';
import { chars, documentParser, time, whole } from './document';

/** `courses/{id}/reviews/{uid}`: one learner's rating, 1 to 5 stars. */
export type Review = ReturnType<typeof parseReview>;

/** Parses `courses/{id}/reviews/{uid}`; throws a DocumentError. */
export const parseReview = documentParser(v.object({
  rating: whole(1, 5), text: chars(0, 2000), authorName: chars(1, 60), createdAt: time, updatedAt: time,
}));
