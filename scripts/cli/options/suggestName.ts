/** Returns `Did you mean info?`, or null when no known name is close to the typed one. */
export function suggestName(typed: string, known: readonly string[]): string | null {
  const limit = Math.ceil(typed.length / 2);
  const close = known
    .map((name) => ({ name, distance: distanceBetween(typed, name) }))
    .filter(({ distance }) => distance <= limit);
  const best = close.sort((a, b) => a.distance - b.distance)[0];
  return best ? `Did you mean ${best.name}?` : null;
}

/** Levenshtein distance: the number of letters to add, remove or replace. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
