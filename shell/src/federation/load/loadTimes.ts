/** Times of a load, in milliseconds from its start (`retry`: from the failure). */
export type LoadTimes = {
  /** The fallback loader says that it is still loading, and offers to cancel. */
  slow: number;
  /** Pause before the second attempt. */
  retry: number;
  /** Without any result by then, the fallback release is loaded beside the first. */
  stall: number;
  /** End of the whole load: entry, chunks and stylesheets alike. */
  ceiling: number;
};

export const LOAD_TIMES: LoadTimes = { slow: 3_000, retry: 1_000, stall: 10_000, ceiling: 120_000 };
