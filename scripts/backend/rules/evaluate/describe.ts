import { textOf } from '../builtins/conversions';
import { Failure } from '../values/failure';
import type { Result } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';

const MAX_LENGTH = 200;

/** Describes a value for `debug()` and messages: its type, and its text if it has one. */
export function describe(result: Result): string {
  if (result instanceof Failure) return `error (${result.message})`;
  const text = textOf(result);
  return text instanceof Failure ? typeOf(result) : `${typeOf(result)} ${text.slice(0, MAX_LENGTH)}`;
}
