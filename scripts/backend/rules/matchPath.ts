import type { Allow, Match } from './ruleset';
import type { PatternSegment } from './syntax/tree';
import { Failure } from './values/failure';
import type { Result } from './values/rulesValue';
import { RulesPath } from './values/scalars';

/** Placeholder in a path for one segment that a list leaves open (the document's id). */
export const OPEN_SEGMENT = Symbol('one open segment');
/** Placeholder in a path for any number of open segments (the parents of a collection group). */
export const OPEN_DEPTH = Symbol('open segments');

export type RequestSegment = string | typeof OPEN_SEGMENT | typeof OPEN_DEPTH;

/**
 * Visits each allow statement whose match covers the whole path, with its wildcards, until `visit` returns true.
 * A statement covers a path with open segments only if it covers every path that this may represent.
 */
export function findAllows(
  matches: readonly Match[],
  path: readonly RequestSegment[],
  visit: (allow: Allow, captures: readonly Result[]) => boolean,
): boolean {
  return matches.some((match) => visitMatch(match, path, [], visit));
}

function visitMatch(
  match: Match,
  path: readonly RequestSegment[],
  outer: readonly Result[],
  visit: (allow: Allow, captures: readonly Result[]) => boolean,
): boolean {
  return matchPattern(match.pattern, 0, path, outer, (rest, captures) => {
    if (rest.length === 0 && match.allows.some((allow) => visit(allow, captures))) return true;
    return match.matches.some((inner) => visitMatch(inner, rest, captures, visit));
  });
}

/**
 * Matches the pattern, from `at` on, with the start of the path in every possible way. `proceed` gets the rest of the
 * path.
 */
function matchPattern(
  pattern: readonly PatternSegment[],
  at: number,
  path: readonly RequestSegment[],
  captures: readonly Result[],
  proceed: (rest: readonly RequestSegment[], captures: readonly Result[]) => boolean,
): boolean {
  const segment = pattern[at];
  if (segment === undefined) return proceed(path, captures);
  if (segment.kind === 'rest') {
    for (let length = path.length; length >= segment.least; length -= 1) {
      // Open segments may be none at all.
      if (segment.least > 0 && path.slice(0, length).includes(OPEN_DEPTH)) continue;
      if (
        matchPattern(
          pattern,
          at + 1,
          path.slice(length),
          [...captures, captureRest(segment.name, path.slice(0, length))],
          proceed,
        )
      )
        return true;
    }
    return false;
  }
  const [first, ...rest] = path;
  if (first === undefined || first === OPEN_DEPTH) return false;
  if (segment.kind === 'fixed') return first === segment.text && matchPattern(pattern, at + 1, rest, captures, proceed);
  const captured = first === OPEN_SEGMENT ? new Failure(`a list request leaves "${segment.name}" open`) : first;
  return matchPattern(pattern, at + 1, rest, [...captures, captured], proceed);
}

function captureRest(name: string, segments: readonly RequestSegment[]): Result {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulesPath(known) : new Failure(`a list request leaves "${name}" open`);
}
