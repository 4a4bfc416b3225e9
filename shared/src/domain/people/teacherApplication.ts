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

/** `teacherApplications/{uid}`: an application to teach, with its status and the message of the decision. */
export type TeacherApplication = ReturnType<typeof parseTeacherApplication>;

/** Parses `teacherApplications/{uid}`; throws a DocumentError. */
export const parseTeacherApplication = documentParser(
  formParser(
    v.object({
      ...teacherApplication.entries,
      status: v.picklist(['submitted', 'accepted', 'declined']),
      message: v.optional(v.nullable(chars(0, 2000)), null),
      createdAt: v.date(),
      updatedAt: v.date(),
    }),
  ),
);

/** The draft of an application, at `users/{uid}/drafts/application`: what was typed, valid or not. */
const applicationDraft = v.object({
  name: chars(0, 200),
  topic: chars(0, 300),
  experience: chars(0, 5000),
  sample: chars(0, 3000),
  updatedAt: v.date(),
});

/** Parses `users/{uid}/drafts/application`; throws a DocumentError. */
export const parseApplicationDraft = documentParser(formParser(applicationDraft));
