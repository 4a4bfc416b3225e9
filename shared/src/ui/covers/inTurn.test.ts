import { inTurn } from './inTurn';

test('each promise settles in a task of its own, in the order of their calls', async () => {
  const log: string[] = [];
  const jobs = ['a', 'b', 'c'].map(async (name) => {
    log.push(await inTurn(Promise.resolve(name)));
    for (let microtask = 0; microtask < 50; microtask += 1) await Promise.resolve();
    log.push(`end of ${name}`);
  });
  await Promise.all(jobs);
  expect(log).toEqual(['a', 'end of a', 'b', 'end of b', 'c', 'end of c']);
});

test('a rejected promise takes no turn', async () => {
  await expect(inTurn(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(inTurn(Promise.resolve('next'))).resolves.toBe('next');
});
