import { createSaveScheduler, type SaveDelays } from './saveScheduler';

const TICKING: SaveDelays = {
  debounce: 10_000,
  maxDelay: 10_000,
  minInterval: 1_000,
  firstRetry: 10_000,
  maxRetry: 300_000,
};

/** A scheduler whose save takes `lasts` milliseconds and succeeds while `net.isUp`. */
function setUp(lasts = 200, delays = TICKING) {
  jest.useFakeTimers({ now: 1_000_000 });
  const saves: number[] = [];
  const net = { isUp: true };
  const scheduler = createSaveScheduler(async () => {
    saves.push((Date.now() - 1_000_000) / 1000);
    await new Promise((done) => {
      setTimeout(done, lasts);
    });
    return net.isUp;
  }, delays);
  const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);
  return { scheduler, saves, net, pass };
}
afterEach(() => jest.useRealTimers());

test('frequent changes are saved within the maximum delay', async () => {
  const { scheduler, saves, pass } = setUp();
  for (let second = 0; second < 120; second += 5) {
    scheduler.request('soon');
    await pass(5);
  }
  const pauses = saves.map((at, index) => at - (saves[index - 1] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(15);
  expect(saves.length).toBeLessThanOrEqual(12);
});

test('without a maximum delay, changes are saved once they pause', async () => {
  const { scheduler, saves, pass } = setUp(0, { debounce: 2_000, firstRetry: 10_000, maxRetry: 300_000 });
  for (let second = 0; second < 10; second += 1) {
    scheduler.request('soon');
    await pass(1);
  }
  expect(saves).toEqual([]);
  await pass(1);
  expect(saves).toEqual([11]);
});

test('urgent requests are saved at once, at most one per second, and the last one always', async () => {
  const { scheduler, saves, pass } = setUp();
  scheduler.request('now');
  expect(saves).toEqual([0]);
  for (let press = 0; press < 20; press += 1) {
    scheduler.request('now');
    await pass(0.05);
  }
  await pass(10);
  expect(saves).toEqual([0, 1]);
});

test('a `leaving` request is saved in the same task, even right after another save or a failure', async () => {
  const { scheduler, saves, net, pass } = setUp();
  scheduler.request('now');
  await pass(0.3);
  scheduler.request('leaving');
  expect(saves).toHaveLength(2);
  net.isUp = false;
  await pass(1);
  scheduler.request('now');
  expect(saves).toHaveLength(2);
  scheduler.request('leaving');
  expect(saves).toHaveLength(3);
});

test('a request during a save is saved after it', async () => {
  const { scheduler, saves, pass } = setUp(2_000);
  scheduler.request('now');
  await pass(1);
  scheduler.request('leaving');
  scheduler.request('soon');
  await pass(1.5);
  expect(saves).toEqual([0, 2]);
});

test('failures double the delay, up to five minutes, until the network returns', async () => {
  const { scheduler, saves, net, pass } = setUp(0);
  net.isUp = false;
  scheduler.request('now');
  await pass(1_000);
  const pauses = saves.slice(1).map((at, index) => Math.round(at - (saves[index] ?? 0)));
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300]);
  scheduler.request('now');
  scheduler.request('soon');
  await pass(1);
  expect(saves).toHaveLength(8);
  net.isUp = true;
  scheduler.retry();
  expect(saves).toHaveLength(9);
  await pass(2_000);
  expect(saves).toHaveLength(9);
  scheduler.retry();
  expect(saves).toHaveLength(9);
});

test('a `leaving` request made during a save is saved even if the scheduler is stopped', async () => {
  const { scheduler, saves, pass } = setUp(1_000);
  scheduler.request('now');
  scheduler.request('leaving');
  scheduler.stop();
  await pass(60);
  expect(saves).toEqual([0, 1]);
});

test('a stopped scheduler saves nothing more until the next request', async () => {
  const { scheduler, saves, net, pass } = setUp(100);
  scheduler.request('soon');
  scheduler.stop();
  await pass(60);
  expect(saves).toEqual([]);
  net.isUp = false;
  scheduler.request('now');
  scheduler.stop();
  await pass(600);
  expect(saves).toHaveLength(1);
  scheduler.request('soon');
  await pass(10);
  expect(saves).toHaveLength(2);
});
