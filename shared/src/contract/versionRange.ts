/** The forms of a range that `isRange` accepts, for messages about one that it refuses. */
export const RANGE_FORMS =
  'Write versions such as 1.2.3, 1.2 or 1.x, each with ^, ~, >=, >, <=, < or = right before it; ' +
  'a space means "and", || means "or", and a prerelease stands alone, as in 2.0.0-rc.1';

const PRERELEASE = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}-[0-9A-Za-z.-]+$/;
/** An operator, and up to three parts of a version: numbers, then placeholders. */
const COMPARATOR = /^(\^|~|[<>]?=?)(?!(?:.*\.){3})(?:[*xX]|((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))*))(?:\.[*xX])*$/;

/**
 * Returns true when `range` is written in the part of npm's grammar that build, gate and shell judge by: see
 * `RANGE_FORMS`. Hyphen ranges, `~>`, `v1.2.3` and prereleases within a comparator are no part of it.
 */
export function isRange(range: string): boolean {
  return range.split('||').every((part) => isAlternative(part.trim()));
}

/**
 * Returns true when `version` satisfies `range`, as npm's semver judges it. Fails closed: a range that `isRange`
 * refuses holds nothing, and a prerelease satisfies itself alone.
 */
export function isInRange(version: string, range: string): boolean {
  return isRange(range) && range.split('||').some((part) => satisfies(version, part.trim()));
}

function isAlternative(part: string): boolean {
  return PRERELEASE.test(part) || part.split(/\s+/).every((comparator) => COMPARATOR.test(comparator));
}

function satisfies(version: string, part: string): boolean {
  return part === version || part.split(/\s+/).every((comparator) => holds(version, comparator));
}

function holds(version: string, comparator: string): boolean {
  const [, operator, given] = COMPARATOR.exec(comparator) ?? [];
  if (operator === undefined || version.includes('-')) return false;
  const parts = given?.split('.').map(Number) ?? [];
  const order = compare(version, parts);
  if (operator === '~') return order >= 0 && compare(version, parts.slice(0, 2)) === 0;
  if (operator === '^') return order >= 0 && compare(version, parts.slice(0, parts.findIndex(Boolean) + 1 || 3)) === 0;
  if (order === 0) return operator === '' || operator.endsWith('=');
  return operator.startsWith(order > 0 ? '>' : '<');
}

/** Compares as many parts as `parts` has: 0 for every version that begins with them. */
function compare(version: string, parts: readonly number[]): number {
  const numbers = version.split('.').map(Number);
  return parts.map((part, index) => (numbers[index] ?? 0) - part).find(Boolean) ?? 0;
}
