/** Milliseconds over which the speed is averaged. */
const WINDOW = 10_000;

/** Measures how fast an upload is, over its last ten seconds. */
export function createSpeed(now: () => number = () => performance.now()) {
  let samples: { at: number; bytes: number }[] = [];
  return {
    /** Notes how many bytes have been sent so far. Fewer than before begin a new measurement. */
    note: (bytes: number): void => {
      const at = now();
      if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = [];
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW), { at, bytes }];
    },
    /** Returns the seconds that `left` bytes take, or null before two seconds of measurement. */
    secondsFor: (left: number): number | null => {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last || last.at - first.at < 2000 || last.bytes === first.bytes) return null;
      return (left * (last.at - first.at)) / (last.bytes - first.bytes) / 1000;
    },
  };
}
