import * as v from 'valibot';
import { documentParser } from '../parsing/document';
import { chars, email, formParser, integer } from '../parsing/formFields';
import { handled } from './contactMessage';

/** The schema of the business form. */
export const businessLead = v.object({
  company: chars(1, 120),
  name: chars(1, 80),
  email,
  seats: integer(1, 100_000),
  message: chars(0, 4000),
});

/** An enquiry from a company. */
export type BusinessLead = v.InferOutput<typeof businessLead>;

/** Parses `businessLeads/{id}`; throws a DocumentError. */
export const parseBusinessLead = documentParser(
  formParser(v.object({ ...businessLead.entries, ...handled, createdAt: v.date() })),
);
