import { ByteBudget } from './byteBudget';

const limits = { totalBytes: 100, clientBytes: 50, waitMs: 40, waitingPerClient: 2 };

test('bytes are taken until the client or the whole budget is used up', () => {
  const budget = new ByteBudget(limits);
  const first = budget.take('a', 50);
  expect(() => budget.take('a', 1)).toThrow('to this client are not read yet');
  budget.take('b', 50);
  expect(() => budget.take('c', 1)).toThrow('The memory for answers is in use');
  first.release();
  first.release();
  expect(budget.usedBytes).toBe(50);
  budget.take('c', 50);
});

test('a lease shrinks, and never grows', () => {
  const budget = new ByteBudget(limits);
  const lease = budget.take('a', 50);
  lease.shrink(20);
  lease.shrink(40);
  expect(budget.usedBytes).toBe(20);
});

test('large results leave room for small answers, and wait in turn by client', async () => {
  const budget = new ByteBudget(limits);
  const running = await budget.reserve('a', 50);
  const started: string[] = [];
  const waiting = ['a', 'a', 'b'].map(async (client) => {
    const lease = await budget.reserve(client, 50);
    started.push(client);
    lease.release();
  });
  expect(budget.isCrowded).toBe(true);
  budget.take('small', 25).release();
  await expect(budget.reserve('a', 50)).rejects.toThrow('Too many large requests of this client wait');
  running.release();
  await Promise.all(waiting);
  expect(started).toEqual(['a', 'b', 'a']);
  expect(budget.usedBytes).toBe(0);
});

test('a request that waits too long, or whose client leaves, is refused', async () => {
  const budget = new ByteBudget(limits);
  await budget.reserve('a', 50);
  const left = new AbortController();
  const leaving = budget.reserve('c', 50, left.signal);
  left.abort();
  await expect(leaving).rejects.toMatchObject({ status: 429 });
  await expect(budget.reserve('b', 50)).rejects.toThrow('The memory for large answers is in use');
  expect(budget.isCrowded).toBe(false);
});
