import type { Matcher, RE2JS } from 're2js';
import { Failure } from '../values/failure';
import { refuseSize } from '../values/maxSize';

/** A part of a replacement: text, or a group of the pattern by number or name. */
type Part = string | { group: number | string };

/** Beyond it, a few nested calls would take seconds. */
const MAX_MATCHES = 100_000;
const tooMany = (): Failure => new Failure(`the pattern is found more than ${MAX_MATCHES} times`);

const PART = /\\([^])|\$(\d)|\$\{(\w+)\}|([^$\\]+|\$(?!\{)|\\$)/y;

/**
 * Splits a text as hosted Firebase does: at each match, also an empty one, and without the empty parts at the end. The
 * first part always stays.
 */
export function splitText(regex: RE2JS, text: string): string[] | Failure {
  const parts: string[] = [];
  const matcher = regex.matcher(text);
  let last = 0;
  while (matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    last = matcher.end();
    if (parts.length > MAX_MATCHES) return tooMany();
  }
  parts.push(text.slice(last));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Replaces each match. `$1` and `${name}` in the substitute are groups of the pattern, and a backslash takes the next
 * character as it is. Fails for a group that the pattern lacks, and for a result that is too large.
 */
export function replaceText(regex: RE2JS, text: string, substitute: string): string | Failure {
  const parts = parseSubstitute(regex, substitute);
  if (parts instanceof Failure) return parts;
  const matcher = regex.matcher(text);
  let [result, last] = ['', 0];
  for (let count = 0; matcher.find(); count += 1) {
    if (count > MAX_MATCHES) return tooMany();
    result += text.slice(last, matcher.start()) + parts.map((part) => textOfPart(matcher, part)).join('');
    last = matcher.end();
    const tooLarge = refuseSize(result.length);
    if (tooLarge) return tooLarge;
  }
  return refuseSize(result.length + text.length - last) ?? result + text.slice(last);
}

function textOfPart(matcher: Matcher, part: Part): string {
  return typeof part === 'string' ? part : (matcher.group(part.group) ?? '');
}

function parseSubstitute(regex: RE2JS, substitute: string): Part[] | Failure {
  const parts: Part[] = [];
  const groups = regex.groupCount();
  PART.lastIndex = 0;
  while (PART.lastIndex < substitute.length) {
    const [whole, escaped, digit, name, plain] = PART.exec(substitute) ?? [];
    if (whole === undefined)
      return new Failure(`${JSON.stringify(substitute)} is not a substitute: write "\\\\$" for "$"`);
    if (digit !== undefined) {
      const end = PART.lastIndex;
      const number = groupAt(substitute, end - 1, groups);
      if (number.group > groups) return new Failure(`the pattern has no group ${number.group}`);
      parts.push({ group: number.group });
      PART.lastIndex = number.end;
    } else if (name !== undefined) {
      if (!Object.hasOwn(regex.namedGroups(), name)) return new Failure(`the pattern has no group "${name}"`);
      parts.push({ group: name });
    } else parts.push(escaped ?? plain ?? '');
  }
  return parts;
}

/** Returns the number of a group at `at`: further digits belong to it while there is such a group. */
function groupAt(text: string, at: number, groups: number): { group: number; end: number } {
  let [group, end] = [Number(text.charAt(at)), at + 1];
  while (/\d/.test(text.charAt(end)) && group * 10 + Number(text.charAt(end)) <= groups) {
    group = group * 10 + Number(text.charAt(end));
    end += 1;
  }
  return { group, end };
}
