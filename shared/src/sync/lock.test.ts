import { ifUnlocked, inTurn, withLock } from './lock';

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

test.each([inTurn, withLock])('work of the same name runs in order, even after a failure', async (run) => {
  const log: string[] = [];
  const step = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await wait();
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const [first] = await Promise.allSettled([run('steps', step('a')), run('steps', step('b'))]);
  expect(first.status).toBe('rejected');
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('without Web Locks, work that may be skipped always runs', async () => {
  expect(
    await Promise.all([ifUnlocked('x', () => Promise.resolve(1)), ifUnlocked('x', () => Promise.resolve(2))]),
  ).toEqual([1, 2]);
});
