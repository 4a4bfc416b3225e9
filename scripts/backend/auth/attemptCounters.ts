import { createHmac, randomBytes } from 'node:crypto';

/** Counters by key that restart when their window ends. */
export type Counters = {
  /** Returns at least the number of attempts counted under the key in this window, never less. */
  count(key: string): number;
  /** Counts one more, or one less: in the sketch nothing is uncounted. */
  add(key: string, amount: 1 | -1): void;
  /** Removes the counter of a key. In the sketch it stays until the window ends. */
  clear(key: string): void;
};

/** Keys that are counted exactly: about 5 MB. */
const MAX_EXACT = 25_000;

type Counter = { count: number; expiresAt: number };

/**
 * Creates counters in memory of a fixed size, which restarting the process clears. A counter within its window is never
 * evicted: otherwise a flood of other keys would clear it. Keys beyond the first 25,000 of a window are counted in a
 * sketch, which may count too much but never too little: a flood makes limits stricter, not looser.
 */
export function createCounters(windowMs: number, now: () => number, maxExact = MAX_EXACT): Counters {
  const exact = new Map<string, Counter>();
  let sketch: Sketch | null = null;
  let sweptAt = -Infinity;
  const find = (key: string): Counter | undefined => {
    const counter = exact.get(key);
    if (counter === undefined || counter.expiresAt <= now()) return undefined;
    // The clock went back: the window must not last longer for that.
    counter.expiresAt = Math.min(counter.expiresAt, now() + windowMs);
    return counter;
  };
  const hasRoom = (): boolean => {
    if (exact.size < maxExact) return true;
    // A sweep visits every counter: one in a while is enough.
    if (Math.abs(now() - sweptAt) < windowMs / 60) return false;
    sweptAt = now();
    for (const [key, { expiresAt }] of exact) if (expiresAt <= now()) exact.delete(key);
    return exact.size < maxExact;
  };
  return {
    count: (key) => (find(key)?.count ?? 0) + (sketch?.count(key) ?? 0),
    add(key, amount) {
      const counter = find(key);
      if (counter !== undefined) counter.count = Math.max(0, counter.count + amount);
      else if (amount < 0) return;
      else if (exact.has(key) || hasRoom()) exact.set(key, { count: amount, expiresAt: now() + windowMs });
      else (sketch ??= createSketch(windowMs, now)).add(key);
    },
    clear: (key) => void exact.delete(key),
  };
}

type Sketch = { count(key: string): number; add(key: string): void };

const ROWS = 3;
const WIDTH = 2 ** 17;

/**
 * Creates a count-min sketch of 1.5 MB. Its cells are chosen with a secret, so that nobody can pick keys which share
 * the cells of a victim. It counts two windows, of which the older one is dropped as a whole.
 */
function createSketch(windowMs: number, now: () => number): Sketch {
  const secret = randomBytes(16);
  const cellsOf = (key: string): number[] => {
    const hash = createHmac('sha256', new Uint8Array(secret)).update(key).digest();
    return Array.from({ length: ROWS }, (_, row) => row * WIDTH + (hash.readUInt32LE(row * 4) % WIDTH));
  };
  let [current, previous] = [new Uint16Array(ROWS * WIDTH), new Uint16Array(ROWS * WIDTH)];
  let startedAt = now();
  const rotate = (): void => {
    if (now() >= startedAt && now() - startedAt < windowMs) return;
    [current, previous] = [previous.fill(0), current];
    startedAt = now();
  };
  return {
    count(key) {
      rotate();
      return Math.min(...cellsOf(key).map((cell) => (current[cell] ?? 0) + (previous[cell] ?? 0)));
    },
    add(key) {
      rotate();
      for (const cell of cellsOf(key)) current[cell] = Math.min(65_535, (current[cell] ?? 0) + 1);
    },
  };
}
