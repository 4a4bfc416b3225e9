/** Sizes that Cloud Storage accepts for every piece but the last are multiples of this, in bytes. */
const GRANULARITY = 256 * 1024;
const MIN = GRANULARITY;
const MAX = 8 * 1024 * 1024;

/** A piece should take about this long, in milliseconds: progress moves, and a lost piece costs little. */
const QUICK = 700;
const SLOW = 3_000;

/** Chooses the size of the next piece by how long the last ones took. */
export function pieceSizes() {
  let size = 2 * MIN;
  return {
    /** Bytes of the next piece. */
    size: (): number => size,
    /** Notes that a piece took this long, in milliseconds. */
    took: (ms: number): void => {
      if (ms < QUICK) size = Math.min(MAX, size * 2);
      else if (ms > SLOW) size = Math.max(MIN, size / 2);
    },
    /** Notes that a piece was lost. */
    shrink: (): void => {
      size = Math.max(MIN, size / 2);
    },
  };
}
