import * as v from 'valibot';
import { chars, documentParser, email, httpsUrl, time, whole } from './document';

/** What a contact message can be about. */
export const CONTACT_TOPICS = ['account', 'course', 'payment', 'teaching', 'accessibility', 'other'] as const;

/** What the contact form sends: `honeypot` stays empty with people. */
export const contactMessage = v.object({
  name: chars(1, 80), email, topic: v.picklist(CONTACT_TOPICS), message: chars(10, 4000), honeypot: v.literal(''),
});

/** A message from the contact form. */
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** Parses `contactMessages/{id}`; throws a DocumentError. */
export const parseContactMessage = documentParser(v.object({ ...contactMessage.entries, createdAt: time }));

/** What the business form sends. */
export const businessLead = v.object({ company: chars(1, 120), name: chars(1, 80), email, seats: whole(1, 100_000), message: chars(0, 4000) });

/** An enquiry of a company. */
export type BusinessLead = v.InferOutput<typeof businessLead>;

/** Parses `businessLeads/{id}`; throws a DocumentError. */
export const parseBusinessLead = documentParser(v.object({ ...businessLead.entries, createdAt: time }));

/** What the form for teachers sends. */
export const teacherApplication = v.object({
  name: chars(1, 80), topic: chars(1, 120), experience: chars(1, 2000), sample: v.nullable(httpsUrl),
});

/** `teacherApplications/{uid}`: someone's wish to teach, and what became of it. */
export type TeacherApplication = ReturnType<typeof parseTeacherApplication>;

/** Parses `teacherApplications/{uid}`; throws a DocumentError. */
export const parseTeacherApplication = documentParser(v.object({
  ...teacherApplication.entries, status: v.picklist(['submitted', 'accepted', 'declined']), createdAt: time, updatedAt: time,
}));
