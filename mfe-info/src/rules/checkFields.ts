import * as v from 'valibot';
import type { ValidationResult } from './FormRules';

/**
 * Validates a document against its schema, which form and backend share. `errors` has a sentence for each field, which
 * says how to correct it.
 */
export function checkFields<Sent extends object>(
  schema: v.GenericSchema<unknown, Sent>,
  document: Record<keyof Sent, unknown>,
  errors: Record<keyof Sent & string, string>,
): ValidationResult<Sent> {
  const result = v.safeParse(schema, document);
  if (result.success) return { sent: result.output };
  const invalid = new Set(result.issues.map((issue) => v.getDotPath(issue)));
  return { errors: Object.fromEntries(Object.entries<string>(errors).filter(([field]) => invalid.has(field))) };
}
