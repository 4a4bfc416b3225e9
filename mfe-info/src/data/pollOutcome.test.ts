import { pollOutcome } from './pollOutcome';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([-1, 1])('a clock that is set by %d hours neither prolongs nor ends the wait', async (hours) => {
  const [start, began] = [performance.now(), Date.now()];
  let ended = 0;
  const read = jest.fn(() => Promise.resolve({ status: 'pending' }));
  void pollOutcome(read).then(() => (ended = performance.now() - start));
  await jest.advanceTimersByTimeAsync(1_000);
  jest.setSystemTime(began + hours * 3_600_000);
  await jest.advanceTimersByTimeAsync(15_000 + 10_000);
  expect(ended).toBeGreaterThanOrEqual(15_000);
  expect(ended).toBeLessThan(15_000 + 2_000);
});
