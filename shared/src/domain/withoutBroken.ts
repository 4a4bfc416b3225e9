import * as v from 'valibot';

/** Hears of each entry that was left out of a list, in one sentence that names its place and field. */
export type Warn = (message: string) => void;

/** The entries that have the form; each other one is left out and told to `warn`: one bad entry must not take a whole list with it. */
export function withoutBroken<S extends v.GenericSchema>(entries: readonly unknown[], schema: S, place: string, warn: Warn): v.InferOutput<S>[] {
  return entries.flatMap((entry, index) => {
    const result = v.safeParse(schema, entry, { abortEarly: true });
    if (result.success) return [result.output];
    const [issue] = result.issues;
    warn(`${place}[${String(index)}]${nameOf(entry)}: field "${v.getDotPath(issue) ?? ''}" ${issue.message}; it is left out.`);
    return [];
  });
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = 'id' in entry ? entry.id : 'slug' in entry ? entry.slug : null;
  return typeof name === 'string' ? ` (${name.slice(0, 128)})` : '';
}
