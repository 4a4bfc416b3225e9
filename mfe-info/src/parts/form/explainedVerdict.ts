import * as v from 'valibot';
import type { Verdict } from './formRules';

/**
 * Judges what a form would send by the schema of the document, so that the form and the backend never disagree.
 * `explain` has one sentence for each field, which says how to put it right.
 */
export function explainedVerdict<Sent extends object>(
  schema: v.GenericSchema<unknown, Sent>,
  made: Record<keyof Sent, unknown>,
  explain: Record<keyof Sent & string, string>,
): Verdict<Sent> {
  const result = v.safeParse(schema, made);
  if (result.success) return { sent: result.output };
  const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)));
  return { errors: Object.fromEntries(Object.entries<string>(explain).filter(([field]) => wrong.has(field))) };
}
