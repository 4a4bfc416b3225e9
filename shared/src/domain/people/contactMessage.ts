import * as v from 'valibot';
import { documentParser } from '../parsing/document';
import { chars, email, formParser } from '../parsing/formFields';
import { MESSAGE_STATUSES } from '../desk/deskTerms';

/** The topics of contact messages. */
export const CONTACT_TOPICS = ['account', 'course', 'payment', 'teaching', 'accessibility', 'other'] as const;

/** The schema of the contact form. People leave `honeypot` empty. */
export const contactMessage = v.object({
  name: chars(1, 80),
  email,
  topic: v.picklist(CONTACT_TOPICS),
  message: chars(10, 4000),
  honeypot: v.literal(''),
});

/** A message from the contact form. */
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** Fields that the desk adds to a message; `uid` is the sender's account, null for a visitor. */
export const handled = {
  uid: v.optional(v.nullable(v.string()), null),
  status: v.optional(v.picklist(MESSAGE_STATUSES), 'new'),
  answer: v.optional(v.nullable(chars(0, 2000)), null),
};

/** Parses `contactMessages/{id}`; throws a DocumentError. */
export const parseContactMessage = documentParser(
  formParser(v.object({ ...contactMessage.entries, ...handled, createdAt: v.date() })),
);
