import { pollAnswer } from './pollAnswer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([-1, 1])('a clock that is set by %d hours neither prolongs nor ends the wait', async (hours) => {
  const [start, began] = [performance.now(), Date.now()];
  let ended = 0;
  const read = jest.fn(() => Promise.resolve(null));
  void pollAnswer(read).then(() => (ended = performance.now() - start));
  await jest.advanceTimersByTimeAsync(1_000);
  jest.setSystemTime(began + hours * 3_600_000);
  await jest.advanceTimersByTimeAsync(20_000 + 10_000);
  expect(ended).toBeGreaterThanOrEqual(20_000);
  expect(ended).toBeLessThan(20_000 + 2_000);
});
