/**
 * Merges two versions of a list that have both changed since `base` (a three-way merge). Returns the entries of
 * `theirs` that `mine` has not removed, then those that `mine` added. Drops entries removed on either side. An entry
 * added on both sides occurs once; one changed in `mine` wins. Pure: merging again changes nothing.
 */
export function mergeChanges<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const before = new Map(base.map((entry) => [keyOf(entry), entry]));
  const own = new Map(mine.map((entry) => [keyOf(entry), entry]));
  const remote = new Set(theirs.map(keyOf));
  const remaining = theirs
    .filter((entry) => own.has(keyOf(entry)) || !before.has(keyOf(entry)))
    .map((entry) => {
      const changed = own.get(keyOf(entry));
      return changed !== undefined && !isSame(changed, before.get(keyOf(entry))) ? changed : entry;
    });
  return [...remaining, ...mine.filter((entry) => !remote.has(keyOf(entry)) && !before.has(keyOf(entry)))];
}

/** Returns true when two values of plain data are equal; the order of keys and entries counts. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
