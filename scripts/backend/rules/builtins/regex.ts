import { RE2JS } from 're2js';
import { Failure } from '../values/failure';

const compiled = new Map<string, RE2JS | string>();
const MAX_COMPILED = 500;
const MAX_CACHED_LENGTH = 2_000;
/** Patterns may come from documents, and a long one takes seconds to compile. */
const MAX_LENGTH = 10_000;

/**
 * Returns a compiled RE2 pattern (no look-around, linear time), or the failure. Up to 500 patterns of at most
 * 2,000 characters are cached.
 */
export function regexOf(pattern: string): RE2JS | Failure {
  if (pattern.length > MAX_LENGTH) return new Failure(`a pattern of more than ${MAX_LENGTH} characters`);
  const known = compiled.get(pattern);
  if (known !== undefined) return asResult(known);
  // Patterns may come from documents: without a bound, clients could fill the memory.
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  const regex = compile(pattern);
  if (pattern.length <= MAX_CACHED_LENGTH) compiled.set(pattern, regex);
  return asResult(regex);
}

/** Returns a new failure each time, because the evaluator records an offset in it. */
function asResult(regex: RE2JS | string): RE2JS | Failure {
  return typeof regex === 'string' ? new Failure(regex) : regex;
}

function compile(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (cause) {
    return (
      `${JSON.stringify(pattern)} is not an RE2 expression ` +
      `(${cause instanceof Error ? cause.message : String(cause)})`
    );
  }
}
