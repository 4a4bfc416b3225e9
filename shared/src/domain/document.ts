import * as v from 'valibot';

/** Says which document breaks the domain's form, at which field, and how. */
export class DocumentError extends Error {
  readonly path: string;
  readonly field: string;
  constructor(path: string, field: string, problem: string) {
    super(`${path}: field "${field}" ${problem}`);
    this.name = 'DocumentError';
    this.path = path;
    this.field = field;
  }
}

/** Turns the unknown data of the document at `path` into `T`, or throws a DocumentError. `id` is the last segment of the path. */
export type DocumentParser<T> = (data: unknown, path: string) => T;

/** A DocumentParser made of a valibot schema; the result carries the document's `id`. */
export function documentParser<S extends v.GenericSchema<unknown, object>>(schema: S): DocumentParser<v.InferOutput<S> & { id: string }> {
  return (data, path) => {
    const result = v.safeParse(schema, data, { abortEarly: true });
    if (result.success) return { ...result.output, id: path.slice(path.lastIndexOf('/') + 1) };
    const issue = result.issues[0];
    throw new DocumentError(path, v.getDotPath(issue) ?? '', issue.message);
  };
}

/** A string of `min` to `max` UTF-16 units. */
export const chars = (min: number, max: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(max));

/** A whole number from `min` to `max`, both included. */
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** An id of a document: 1 to 128 of the characters that all of Lectern's ids use. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** A slug: lower-case words joined by single hyphens, at most 120 characters. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(120));

/** An address of a person: the form that browsers accept, at most 254 characters. */
export const email = v.pipe(v.string(), v.maxLength(254), v.rfcEmail());

/** An https address of at most 2,048 characters. */
export const httpsUrl = v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://'));

/** An object path in storage: relative, without empty or dotted segments. */
export const storagePath = v.pipe(v.string(), v.maxLength(1024), v.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[^/]+(\/[^/]+)*$/));

/** A time, as the documents façade hands it over. */
export const time = v.date();

/** A BCP 47 language tag of a language and at most a script and a region. */
export const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/));
