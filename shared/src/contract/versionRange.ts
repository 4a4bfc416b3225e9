/** Description of the range forms that `isRange` accepts, for messages about a refused range. */
export const RANGE_FORMS =
  'Write versions such as 1.2.3, 1.2 or 1.x, each with ^, ~, >=, >, <=, < or = right before it; ' +
  'a space means "and", || means "or", and a prerelease stands alone, as in 2.0.0-rc.1';

const PRERELEASE = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}-[0-9A-Za-z.-]+$/;
/** An operator followed by up to three version parts: numbers, then placeholders. */
const COMPARATOR = /^(\^|~|[<>]?=?)(?!(?:.*\.){3})(?:[*xX]|((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))*))(?:\.[*xX])*$/;

/**
 * Returns true when `range` uses the supported subset of npm's grammar, see `RANGE_FORMS`. Hyphen ranges, `~>`,
 * `v1.2.3` and prereleases within a comparator are not supported.
 */
export function isRange(range: string): boolean {
  return range.split('||').every((part) => isAlternative(part.trim()));
}

/**
 * Returns true when `version` satisfies `range`, in agreement with npm's semver. Returns false for any range that
 * `isRange` refuses. A prerelease satisfies only itself.
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

/** Compares `version` with as many parts as given: 0 for every version that starts with them. */
function compare(version: string, parts: readonly number[]): number {
  const numbers = version.split('.').map(Number);
  return parts.map((part, index) => (numbers[index] ?? 0) - part).find(Boolean) ?? 0;
}
