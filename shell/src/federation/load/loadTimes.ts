/** Times of a load, in milliseconds from its start (`retry`: from the failure). */
export type LoadTimes = {
  /** Time after which the fallback loader says that it is still loading, and offers to cancel. */
  slow: number;
  /** Pause before the second attempt. */
  retry: number;
  /** Time without a result after which the fallback release is loaded beside the first. */
  stall: number;
  /** Replaces `stall` when the fallback has loaded already, because the release failed before and is tried again. */
  shortStall: number;
  /** Limit of the whole load, with entry, chunks and stylesheets. */
  ceiling: number;
};

/** Times in production. */
export const LOAD_TIMES: LoadTimes = { slow: 3_000, retry: 1_000, stall: 10_000, shortStall: 3_000, ceiling: 120_000 };
