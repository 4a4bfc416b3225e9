/**
 * Names the first shared singleton that does not fit what the shell provides, with both versions; null when all fit.
 */
export function sharedVersionMismatch(
  requires: Record<string, string>,
  provides: Record<string, string>,
): string | null {
  for (const [name, range] of Object.entries(requires)) {
    const version = provides[name];
    if (version === undefined) return `needs ${name} ${range}, the shell provides none`;
    if (!isInRange(version, range)) return `needs ${name} ${range}, the shell provides ${version}`;
  }
  return null;
}

type Version = [major: number, minor: number, patch: number];

/**
 * Whether a version satisfies a semver range: versions in full, with `^`, `~`, `>=`, `>`, `<=`, `<`, `=` or nothing
 * before them, spaces for "and", `||` for "or". Fails closed: a version with a prerelease tag, or any other syntax,
 * satisfies nothing but itself. (The federation runtime has a checker of its own, which would cost 2 KB.)
 */
export function isInRange(version: string, range: string): boolean {
  const found = parse(version);
  return range.split('||').some(
    (part) =>
      part.trim() === version ||
      (found !== null &&
        part
          .trim()
          .split(/\s+/)
          .every((one) => holds(found, one))),
  );
}

function holds(found: Version, comparator: string): boolean {
  const [, operator = '', text = ''] = /^(\^|~|[<>]=?|=|)(.*)$/.exec(comparator) ?? [];
  const wanted = parse(text);
  if (!wanted) return false;
  const order = compare(found, wanted);
  if (operator === '^')
    return (
      order >= 0 &&
      compare(
        found,
        above(
          wanted,
          wanted.findIndex((part) => part > 0),
        ),
      ) < 0
    );
  if (operator === '~') return order >= 0 && compare(found, above(wanted, 1)) < 0;
  if (operator.startsWith('>')) return order > 0 || (order === 0 && operator === '>=');
  if (operator.startsWith('<')) return order < 0 || (order === 0 && operator === '<=');
  return order === 0;
}

/** The lowest version with a greater part at `index` (-1: at the last one). */
function above(version: Version, index: number): Version {
  const at = index < 0 ? 2 : index;
  return version.map((part, place) => (place < at ? part : place === at ? part + 1 : 0)) as Version;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function parse(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
