import { setImmediate as nextTick } from 'node:timers/promises';

/** Lets other work run once the current time slice is used up. Call it between short steps of a long task. */
export type Pause = () => Promise<void>;

/** Returns a Pause with slices of about `ms` milliseconds: requests are answered between them. */
export function createPause(ms = 8): Pause {
  let end = performance.now() + ms;
  return async () => {
    if (performance.now() < end) return;
    await nextTick();
    end = performance.now() + ms;
  };
}

/** Runs a generator to its end, pausing between its steps; resolves to its return value. */
export async function runInSlices<T>(steps: Generator<unknown, T>, pause: Pause): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}
