import { createCounters } from './attemptCounters';
import { createAttempts, DEFAULT_LIMITS } from './attempts';
import type { AttemptLimits } from './contract';

const WINDOW = 1000;
const limits = (overrides: Partial<AttemptLimits> = {}): AttemptLimits => ({
  ...DEFAULT_LIMITS,
  windowMs: WINDOW,
  ...overrides,
});

describe('attempts', () => {
  test('a counter starts again when its window ends', () => {
    let time = 0;
    const attempts = createAttempts(limits({ signInPerAddress: 1 }), () => time);
    attempts.take({ signInPerAddress: 'a' });
    time = 999;
    expect(() => attempts.take({ signInPerAddress: 'a' })).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    time = 1000;
    attempts.take({ signInPerAddress: 'a' });
  });

  test('a refused attempt is not counted against any limit', () => {
    const attempts = createAttempts(limits({ signInPerAddress: 1, signInPerClient: 1 }), () => 0);
    attempts.take({ signInPerAddress: 'a' });
    expect(() => attempts.take({ signInPerAddress: 'a', signInPerClient: 'b' })).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    attempts.take({ signInPerClient: 'b' });
  });

  test('26,000 reset requests from many clients do not evict the counter of a sign-in', () => {
    const attempts = createAttempts(limits(), () => 0);
    for (let n = 0; n < 50; n += 1) attempts.take({ signInPerAddress: 'guessed' });
    for (let n = 0; n < 26_000; n += 1)
      attempts.take({ mailPerAddress: `victim ${n}`, mailPerClient: `client ${n % 200}` });
    expect(attempts.isLimited({ signInPerAddress: 'guessed' })).toBe(true);
    expect(attempts.isLimited({ signInPerAddress: 'other' })).toBe(false);
  });

  test('a clock that is set back does not prolong a block', () => {
    let time = 365 * 24 * 3_600_000;
    const attempts = createAttempts(limits({ signInPerAddress: 1 }), () => time);
    attempts.take({ signInPerAddress: 'a' });
    time = 0;
    expect(attempts.isLimited({ signInPerAddress: 'a' })).toBe(true);
    time = WINDOW;
    expect(attempts.isLimited({ signInPerAddress: 'a' })).toBe(false);
  });
});

describe('counters beyond their exact size', () => {
  test('no counter is lost, old or new', () => {
    const counters = createCounters(WINDOW, () => 0, 1000);
    for (let n = 0; n < 10; n += 1) counters.add('early', 1);
    for (let n = 0; n < 20_000; n += 1) counters.add(`other ${n}`, 1);
    for (let n = 0; n < 10; n += 1) counters.add('late', 1);
    expect(counters.count('early')).toBe(10);
    expect(counters.count('late')).toBeGreaterThanOrEqual(10);
    for (let n = 0; n < 20_000; n += 1) expect(counters.count(`other ${n}`)).toBeGreaterThanOrEqual(1);
  });

  test('counts are rarely too high, so that a flood does not block others', () => {
    const counters = createCounters(WINDOW, () => 0, 1000);
    for (let n = 0; n < 60_000; n += 1) counters.add(`other ${n}`, 1);
    const newcomers = Array.from({ length: 2000 }, (_, n) => counters.count(`newcomer ${n}`));
    expect(newcomers.filter((count) => count >= 5)).toEqual([]);
  });

  test('the sketch restarts with its window', () => {
    let time = 0;
    const counters = createCounters(WINDOW, () => time, 1);
    counters.add('exact', 1);
    counters.add('late', 1);
    expect(counters.count('late')).toBe(1);
    time = 2 * WINDOW;
    counters.count('late');
    time = 3 * WINDOW;
    expect(counters.count('late')).toBe(0);
  });
});
