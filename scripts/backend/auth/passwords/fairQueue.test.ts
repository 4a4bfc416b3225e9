import { FairQueue } from './fairQueue';

/** Works that end when the test says so, and the order in which they started. */
function createWorks() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, work, endNext };
}

test('clients have their turn, however much one of them has queued', async () => {
  const { started, work, endNext } = createWorks();
  const queue = new FairQueue({ concurrency: 2, perClient: 100, total: 100 });
  for (let n = 0; n < 50; n += 1) void queue.run('attacker', work(`attacker ${n}`));
  void queue.run('victim', work('victim'));
  void queue.run('other', work('other'));
  for (let n = 0; n < 3; n += 1) await endNext();
  expect(started.slice(0, 5)).toEqual(['attacker 0', 'attacker 1', 'attacker 2', 'victim', 'other']);
});

test('a single client may use the whole queue, and results and errors arrive', async () => {
  const { started, work, endNext } = createWorks();
  const queue = new FairQueue({ concurrency: 2, perClient: 10, total: 10 });
  const results = [queue.run('a', work('one')), queue.run('a', work('two'))];
  expect(started).toEqual(['one', 'two']);
  await endNext();
  await endNext();
  expect(await Promise.all(results)).toEqual(['one', 'two']);
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('more than a client may queue is refused', async () => {
  const { work } = createWorks();
  const queue = new FairQueue({ concurrency: 1, perClient: 2, total: 100 });
  for (const name of ['running', 'first', 'second']) void queue.run('a', work(name));
  await expect(queue.run('a', work('third'))).rejects.toMatchObject({ name: 'QueueFull' });
});

test('a full queue makes room for a client with less, at the cost of the one with most', async () => {
  const { started, work, endNext } = createWorks();
  const queue = new FairQueue({ concurrency: 1, perClient: 10, total: 3 });
  void queue.run('attacker', work('running'));
  const waiting = ['first', 'second', 'third'].map((name) => queue.run('attacker', work(name)));
  void queue.run('victim', work('victim'));
  await expect(waiting[2]).rejects.toMatchObject({ name: 'QueueFull' });
  await expect(queue.run('attacker', work('fourth'))).rejects.toMatchObject({ name: 'QueueFull' });
  for (let n = 0; n < 3; n += 1) await endNext();
  expect(started).toContain('victim');
});
