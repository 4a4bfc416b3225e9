import * as v from 'valibot';
import { ContractError, type Parser } from '../../contract/parse';
import { EMAIL, EMAIL_LENGTH, ID, LANGUAGE, SLUG } from './patterns';

/** Fields of forms, as valibot schemas. See "Two ways to parse" in the README of this workspace. */

/** A string of `min` to `max` UTF-16 units. */
export const chars = (min: number, max: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(max));

/** A whole number from `min` to `max`, both included. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** An id of a document. */
export const id = v.pipe(v.string(), v.regex(ID));

/** A slug. */
export const slug = v.pipe(v.string(), v.regex(SLUG));

/** A language tag. */
export const language = v.pipe(v.string(), v.regex(LANGUAGE));

/** An e-mail address of at most 254 characters, in the format that the security rules accept. */
export const email = v.pipe(v.string(), v.maxLength(EMAIL_LENGTH), v.regex(EMAIL));

/** An https address of at most 2,048 characters. */
export const httpsUrl = v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://'));

/** Returns a parser with the rules of a form's schema, for the document that stores the form. */
export function formParser<T>(schema: v.GenericSchema<unknown, T>): Parser<T> {
  return (value, path) => {
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    const field = v.getDotPath(issue);
    throw new ContractError(
      field === null ? path : `${path}.${field}`,
      issue.expected ?? 'in the right form',
      issue.input,
    );
  };
}
