import * as v from 'valibot';
import { documentParser } from '../parsing/document';
import { chars, httpsUrl, formParser } from '../parsing/formFields';

/** The schema of the form for teachers. */
export const teacherApplication = v.object({
  name: chars(1, 80),
  topic: chars(1, 120),
  experience: chars(1, 2000),
  sample: v.nullable(httpsUrl),
});

/** `teacherApplications/{uid}`: an application to teach, with its status. */
export type TeacherApplication = ReturnType<typeof parseTeacherApplication>;

/** Parses `teacherApplications/{uid}`; throws a DocumentError. */
export const parseTeacherApplication = documentParser(
  formParser(
    v.object({
      ...teacherApplication.entries,
      status: v.picklist(['submitted', 'accepted', 'declined']),
      createdAt: v.date(),
      updatedAt: v.date(),
    }),
  ),
);
