import * as v from 'valibot';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Judges a form by the schema of what it sends, so that the form and the backend never disagree. `prepare` makes of the fields what is sent;
 * `explain` has one sentence for each field, which says how to put it right.
 */
export function explainedResolver<Values extends FieldValues, Sent extends object>(
  schema: v.GenericSchema<unknown, Sent>,
  prepare: (values: Values) => Record<keyof Sent, unknown>,
  explain: Record<keyof Sent & string, string>,
): Resolver<Values, unknown, Sent> {
  return (values) => {
    const result = v.safeParse(schema, prepare(values));
    if (result.success) return { values: result.output, errors: {} };
    const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)));
    const errors = Object.entries<string>(explain).filter(([field]) => wrong.has(field)).map(([field, message]) => [field, { type: 'form', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
