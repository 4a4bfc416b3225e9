import { createSaveTimer } from './saveTimer';

/** A save that takes `lasts` milliseconds and answers what `answer` says then. */
function setUp(lasts = 200) {
  jest.useFakeTimers({ now: 1_000_000 });
  const saves: number[] = [];
  const net = { isUp: true };
  const timer = createSaveTimer(async () => {
    saves.push((Date.now() - 1_000_000) / 1000);
    await new Promise((done) => {
      setTimeout(done, lasts);
    });
    return net.isUp;
  });
  const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);
  return { timer, saves, net, pass };
}
afterEach(() => jest.useRealTimers());

test('while a player ticks every five seconds, it is saved every fifteen at the latest', async () => {
  const { timer, saves, pass } = setUp();
  for (let second = 0; second < 120; second += 5) {
    timer.ask('soon');
    await pass(5);
  }
  const pauses = saves.map((at, index) => at - (saves[index - 1] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(15);
  expect(saves.length).toBeLessThanOrEqual(12);
});

test('a pause is saved at once, many of them once a second, the last one always', async () => {
  const { timer, saves, pass } = setUp();
  timer.ask('now');
  expect(saves).toEqual([0]);
  for (let press = 0; press < 20; press += 1) {
    timer.ask('now');
    await pass(0.05);
  }
  await pass(10);
  expect(saves).toEqual([0, 1]);
});

test('leaving is saved in the same task, whatever went before', async () => {
  const { timer, saves, net, pass } = setUp();
  timer.ask('now');
  await pass(0.3);
  timer.ask('leaving');
  expect(saves).toHaveLength(2);
  net.isUp = false;
  await pass(1);
  timer.ask('now');
  expect(saves).toHaveLength(2);
  timer.ask('leaving');
  expect(saves).toHaveLength(3);
});

test('what is asked for while a save is under way is saved after it', async () => {
  const { timer, saves, pass } = setUp(2_000);
  timer.ask('now');
  await pass(1);
  timer.ask('leaving');
  timer.ask('soon');
  await pass(1.5);
  expect(saves).toEqual([0, 2]);
});

test("failures make the pauses longer, up to five minutes; the network's return ends them", async () => {
  const { timer, saves, net, pass } = setUp(0);
  net.isUp = false;
  timer.ask('now');
  await pass(1_000);
  const pauses = saves.slice(1).map((at, index) => Math.round(at - (saves[index] ?? 0)));
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300]);
  timer.ask('now');
  timer.ask('soon');
  await pass(1);
  expect(saves).toHaveLength(8);
  net.isUp = true;
  timer.retry();
  expect(saves).toHaveLength(9);
  await pass(2_000);
  expect(saves).toHaveLength(9);
  timer.retry();
  expect(saves).toHaveLength(9);
});
