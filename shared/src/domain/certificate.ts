import * as v from 'valibot';
import { chars, documentParser, id, time } from './document';

/** `certificates/{uid_courseId}`: proof of a finished course. */
export type Certificate = ReturnType<typeof parseCertificate>;

/** Parses `certificates/{id}`; throws a DocumentError. */
export const parseCertificate = documentParser(v.object({
  uid: id, courseId: id, courseTitle: chars(3, 120), learnerName: chars(2, 60), issuedAt: time,
}));
