import * as v from 'valibot';
import { documentParser, id, time } from './document';

/** `users/{uid}/enrolments/{courseId}`. `entitlement` is the product whose entitlement allowed it, null for a free course. */
export type Enrolment = ReturnType<typeof parseEnrolment>;

/** Parses `users/{uid}/enrolments/{courseId}`; throws a DocumentError. */
export const parseEnrolment = documentParser(v.object({
  source: v.picklist(['free', 'purchase', 'grant']), entitlement: v.nullable(id), createdAt: time,
}));
