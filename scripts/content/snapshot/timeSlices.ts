import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Ends the turn of whoever works for long, once it has lasted; call it between pieces of work that each take little.
 */
export type Pause = () => Promise<void>;

/** Does all pieces of a work, with pauses. */
export async function inPieces<T>(work: Generator<unknown, T>, pause: Pause): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause();
  }
}

/** Work in turns of about `ms` milliseconds: requests are answered between them. */
export function inTurns(ms = 8): Pause {
  let end = performance.now() + ms;
  return async () => {
    if (performance.now() < end) return;
    await nextTurn();
    end = performance.now() + ms;
  };
}
