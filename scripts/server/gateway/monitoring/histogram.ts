/** Counts by class. Each class ends at its bound, which belongs to it; the last one has none. */
export type Histogram = number[];

/** Returns the histogram of one value. */
export function histogramOf(bounds: readonly number[], value: number): Histogram {
  const found = bounds.findIndex((bound) => value <= bound);
  const counts = Array<number>(bounds.length + 1).fill(0);
  counts[found < 0 ? bounds.length : found] = 1;
  return counts;
}

/** Returns the sum of two histograms with the same bounds. */
export function sumOf(one: Readonly<Histogram>, other: Readonly<Histogram> = []): Histogram {
  return one.map((count, index) => count + (other[index] ?? 0));
}

/** Returns how many values a histogram holds. */
export const sizeOf = (counts: Readonly<Histogram>): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * Returns a quantile, interpolated within its class; null for no values. One in the last class is the last bound: the
 * true value is higher.
 */
export function quantileIn(bounds: readonly number[], counts: Readonly<Histogram>, quantile: number): number | null {
  const wanted = sizeOf(counts) * quantile;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const reached = below + count;
    if (count > 0 && reached >= wanted) {
      const start = bounds[index - 1] ?? 0;
      const end = bounds[index] ?? start;
      return start + ((end - start) * (wanted - below)) / count;
    }
    below = reached;
  }
  return null;
}
