import { inOwnTask } from './inOwnTask';

test('each promise settles in a task of its own, in the order of their calls', async () => {
  const log: string[] = [];
  const jobs = ['a', 'b', 'c'].map(async (name) => {
    log.push(await inOwnTask(Promise.resolve(name)));
    for (let microtask = 0; microtask < 50; microtask += 1) await Promise.resolve();
    log.push(`end of ${name}`);
  });
  await Promise.all(jobs);
  expect(log).toEqual(['a', 'end of a', 'b', 'end of b', 'c', 'end of c']);
});

test('a rejected promise does not delay the next one', async () => {
  await expect(inOwnTask(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(inOwnTask(Promise.resolve('next'))).resolves.toBe('next');
});
