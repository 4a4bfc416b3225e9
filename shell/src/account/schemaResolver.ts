import * as v from 'valibot';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Judges a form by a schema whose messages are sentences for people: the first one of each field is shown. */
export function schemaResolver<Values extends FieldValues>(
  schema: v.GenericSchema<unknown, Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues)
      errors[v.getDotPath(issue) ?? 'root'] ??= { type: 'form', message: issue.message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
