/**
 * What a list has become when it was changed at two places since both knew `base`: theirs, less what was taken out
 * here, then what was put in here. What was taken out at either place is out; what was put in at either is in, once. An
 * entry that was changed here is as it is here. Pure; merging again, in any order, changes nothing more.
 */
export function mergeChanges<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const before = new Map(base.map((entry) => [keyOf(entry), entry]));
  const here = new Map(mine.map((entry) => [keyOf(entry), entry]));
  const there = new Set(theirs.map(keyOf));
  const kept = theirs
    .filter((entry) => here.has(keyOf(entry)) || !before.has(keyOf(entry)))
    .map((entry) => {
      const own = here.get(keyOf(entry));
      return own !== undefined && !isSame(own, before.get(keyOf(entry))) ? own : entry;
    });
  return [...kept, ...mine.filter((entry) => !there.has(keyOf(entry)) && !before.has(keyOf(entry)))];
}

/** Whether two values of plain data are the same; the order of a list counts. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
