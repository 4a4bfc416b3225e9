/** A clock that starts at the real time and that a test moves, back with negative milliseconds. */
export type TestClock = { now: () => number; advance: (ms: number) => void };

/** Creates a clock at the real time. */
export function createTestClock(): TestClock {
  let offset = 0;
  return { now: () => Date.now() + offset, advance: (ms) => void (offset += ms) };
}
