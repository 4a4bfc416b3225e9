import * as v from 'valibot';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Returns a resolver that validates a form by a schema. The messages are shown to the visitor, one per field. */
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
