import { object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, time } from '../parsing/fields';

/** `certificates/{uid_courseId}`: proof of a finished course. */
export type Certificate = ReturnType<typeof parseCertificate>;

/** Parses `certificates/{id}`; throws a DocumentError. */
export const parseCertificate = documentParser(
  object({
    uid: id,
    courseId: id,
    courseTitle: chars(3, 120),
    learnerName: chars(2, 60),
    issuedAt: time,
  }),
);
