/** When the loader acts, in milliseconds from the start of a load (`retry`: from the failure). */
export type LoadTimes = {
  /** The fallback loader says that it is still loading, and offers to cancel. */
  slow: number;
  /** The pause before the second attempt. */
  retry: number;
  /** With nothing arrived by then, the spare release is loaded beside it. */
  stall: number;
  /** The end of the whole load: entry, chunks and stylesheets alike. */
  ceiling: number;
};

export const LOAD_TIMES: LoadTimes = { slow: 3_000, retry: 1_000, stall: 10_000, ceiling: 120_000 };
