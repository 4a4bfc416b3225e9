import { scheduleRuns } from './scheduleRuns';

test('a clock that is set back after a long run does not delay the next one', async () => {
  jest.useFakeTimers();
  let runs = 0;
  const run = (): Promise<void> => {
    runs += 1;
    return new Promise((resolve) => setTimeout(resolve, 3_000));
  };
  const schedule = scheduleRuns({ run, afterRun: () => Promise.resolve(), isQuick: () => false });
  schedule.request();
  await jest.advanceTimersByTimeAsync(5_000);
  jest.setSystemTime(Date.now() - 24 * 3_600_000);
  schedule.request();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(runs).toBe(2);
  jest.useRealTimers();
});
