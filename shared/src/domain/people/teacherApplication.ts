import * as v from 'valibot';
import { documentParser } from '../parsing/document';
import { chars, httpsUrl, sent } from '../parsing/formFields';

/** What the form for teachers sends. */
export const teacherApplication = v.object({
  name: chars(1, 80),
  topic: chars(1, 120),
  experience: chars(1, 2000),
  sample: v.nullable(httpsUrl),
});

/** `teacherApplications/{uid}`: someone's wish to teach, and what became of it. */
export type TeacherApplication = ReturnType<typeof parseTeacherApplication>;

/** Parses `teacherApplications/{uid}`; throws a DocumentError. */
export const parseTeacherApplication = documentParser(
  sent(
    v.object({
      ...teacherApplication.entries,
      status: v.picklist(['submitted', 'accepted', 'declined']),
      createdAt: v.date(),
      updatedAt: v.date(),
    }),
  ),
);
