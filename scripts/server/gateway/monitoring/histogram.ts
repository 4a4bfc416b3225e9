/** Counts of values by bucket. A bucket includes its upper bound; the last bucket has none. */
export type Histogram = number[];

/** Returns the histogram of one value. `bounds` are the upper bounds in ascending order. */
export function histogramOf(bounds: readonly number[], value: number): Histogram {
  const counts = Array<number>(bounds.length + 1).fill(0);
  const index = bounds.findIndex((bound) => value <= bound);
  counts[index < 0 ? bounds.length : index] = 1;
  return counts;
}

/** Returns the sum of two histograms with the same bounds. */
export function sumOf(one: Readonly<Histogram>, other: Readonly<Histogram> = []): Histogram {
  return one.map((count, index) => count + (other[index] ?? 0));
}

/** Returns how many values a histogram holds. */
export const sizeOf = (counts: Readonly<Histogram>): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * Returns a quantile, interpolated within its bucket; null for no values. In the last bucket it is the last bound: the
 * true value is higher.
 */
export function quantileIn(bounds: readonly number[], counts: Readonly<Histogram>, quantile: number): number | null {
  const rank = sizeOf(counts) * quantile;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const start = bounds[index - 1] ?? 0;
      const end = bounds[index] ?? start;
      return start + ((end - start) * (rank - below)) / count;
    }
    below += count;
  }
  return null;
}
