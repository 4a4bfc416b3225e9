/** Median, 95th percentile and maximum of `count` times, in milliseconds. */
export type Times = { p50: number; p95: number; max: number; count: number };

/** Returns the texts as people type them, letter by letter; every fourth has two letters swapped. */
export function keystrokes(texts: readonly string[]): string[] {
  return texts.flatMap((text, index) => {
    const meant = text.slice(0, 24);
    const typed =
      index % 4 === 0 && meant.length > 6
        ? `${meant.slice(0, 3)}${meant[4] ?? ''}${meant[3] ?? ''}${meant.slice(5)}`
        : meant;
    return Array.from({ length: typed.length }, (_, last) => typed.slice(0, last + 1));
  });
}

/** Returns `count` elements, evenly spaced. */
export const sample = <T>(from: readonly T[], count: number): T[] =>
  from.filter((_, index) => index % Math.max(1, Math.floor(from.length / count)) === 0).slice(0, count);

/** Measures `act` for each item, after an uncounted warm-up with the first tenth. */
export async function timeEach<T>(items: readonly T[], act: (item: T) => unknown): Promise<Times> {
  for (const item of items.slice(0, Math.ceil(items.length / 10))) await act(item);
  const times: number[] = [];
  for (const item of items) {
    const startedAt = performance.now();
    await act(item);
    times.push(performance.now() - startedAt);
  }
  return summary(times);
}

/** Summarises times in milliseconds. */
export function summary(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1), count: sorted.length };
}
