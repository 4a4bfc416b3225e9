import { FairWork, type Task } from './fairWork';

const clientTime = { burst: 100, perSecond: 100 };
const limits = { sliceMs: 0, longRequests: 4, waitingPerClient: 3, clientTime, requestMs: 1 };
const now = (): number => performance.now();

function* steps(name: string, count: number, log: string[]): Task<string> {
  for (let n = 0; n < count; n += 1) {
    log.push(name);
    yield;
  }
  return name;
}

test('clients take turns, whatever number of tasks one of them sends', async () => {
  const work = new FairWork(limits, now);
  const log: string[] = [];
  const heavy = [1, 2, 3].map((n) => work.run('heavy', steps(`heavy${n}`, 4, log)));
  const light = work.run('light', steps('light', 2, log));
  await expect(light).resolves.toBe('light');
  expect(log.filter((name) => name === 'heavy1').length).toBeLessThanOrEqual(3);
  await expect(Promise.all(heavy)).resolves.toEqual(['heavy1', 'heavy2', 'heavy3']);
});

test('other requests run between the slices', async () => {
  const work = new FairWork(limits, now);
  const log: string[] = [];
  const task = work.run('a', steps('slice', 3, log));
  setImmediate(() => log.push('other'));
  await task;
  expect(log.indexOf('other')).toBeLessThan(2);
});

test('a task that fails, is cancelled, or is one too many rejects', async () => {
  const work = new FairWork(limits, now);
  const failing = (function* (): Task<never> {
    yield;
    throw new Error('broken');
  })();
  await expect(work.run('a', failing)).rejects.toThrow('broken');
  const controller = new AbortController();
  let closed = false;
  const endless = (function* (): Task<never> {
    try {
      yield;
      controller.abort(new Error('left'));
      for (;;) yield;
    } finally {
      closed = true;
    }
  })();
  const running = work.run('a', endless, controller.signal);
  await expect(running).rejects.toThrow('left');
  expect(closed).toBe(true);
  const many = [1, 2, 3, 4].map(() => work.run('a', steps('x', 1, [])));
  await expect(many[3]).rejects.toMatchObject({ status: 429 });
  await Promise.all(many.slice(0, 3));
});

test('a client that used up its time may not run at once until it is refilled', () => {
  let time = 0;
  const work = new FairWork(limits, () => time);
  work.spend('a', 150);
  expect([work.mayRunAtOnce('a'), work.mayRunAtOnce('b')]).toEqual([false, true]);
  time = 600;
  expect(work.mayRunAtOnce('a')).toBe(true);
});

test('a client that used up its time starts one request at a time, while those of others start at once', async () => {
  const work = new FairWork(limits, now);
  const started: string[] = [];
  const start = (client: string): void => work.start(client, () => void started.push(client));
  work.spend('heavy', 200);
  for (let n = 0; n < 20; n += 1) start('heavy');
  start('other');
  expect(started).toEqual(['other']);
  const turns: number[] = [];
  while (started.length < 21) {
    const before = started.length;
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(started.length - before);
  }
  expect(Math.max(...turns)).toBe(1);
});

test('beside an active client, a long task pauses three times as long as it works', async () => {
  let time = 0;
  const work = new FairWork(limits, () => time);
  const before = performance.now();
  const busy = (function* (): Task<void> {
    for (let n = 0; n < 5; n += 1) {
      time += 10;
      work.start('other', () => undefined);
      yield;
    }
  })();
  await work.run('heavy', busy);
  expect(performance.now() - before).toBeGreaterThan(5 * 29);
});

test('two clients that used up their time start requests in turn', async () => {
  const work = new FairWork(limits, now);
  const started: string[] = [];
  for (const client of ['a', 'b']) work.spend(client, 1_000);
  for (let n = 0; n < 50; n += 1) work.start('a', () => void started.push('a'));
  work.start('b', () => void started.push('b'));
  while (!started.includes('b')) await new Promise((resolve) => setImmediate(resolve));
  expect(started.length).toBeLessThanOrEqual(2);
});

test('other clients never wait for a request in debt and a slice of a task in a row', async () => {
  const work = new FairWork({ ...limits, requestMs: 0 }, () => 0);
  const log: string[] = [];
  work.spend('heavy', 1_000);
  const task = work.run('heavy', steps('piece', 4, log));
  for (let n = 0; n < 4; n += 1) work.start('heavy', () => void log.push('piece'));
  let isOver = false;
  const others = (): void => {
    work.start('other', () => void log.push('other'));
    if (!isOver) setImmediate(others);
  };
  others();
  await task;
  while (log.filter((name) => name === 'piece').length < 8) await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  expect(log.join(' ')).not.toContain('piece piece');
});
