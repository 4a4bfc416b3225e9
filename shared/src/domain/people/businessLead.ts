import * as v from 'valibot';
import { documentParser } from '../parsing/document';
import { chars, email, sent, whole } from '../parsing/formFields';

/** What the business form sends. */
export const businessLead = v.object({
  company: chars(1, 120),
  name: chars(1, 80),
  email,
  seats: whole(1, 100_000),
  message: chars(0, 4000),
});

/** An enquiry of a company. */
export type BusinessLead = v.InferOutput<typeof businessLead>;

/** Parses `businessLeads/{id}`; throws a DocumentError. */
export const parseBusinessLead = documentParser(sent(v.object({ ...businessLead.entries, createdAt: v.date() })));
