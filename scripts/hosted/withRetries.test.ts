import { RetryLater } from '../processing';
import { withRetries } from './withRetries';

test('work is repeated while a service is away, and only then', async () => {
  let runs = 0;
  const failing = (times: number, error: Error) => () => {
    runs += 1;
    return runs <= times ? Promise.reject(error) : Promise.resolve(runs);
  };
  expect(await withRetries(failing(2, new RetryLater('away')), [0, 0])).toBe(3);
  runs = 0;
  await expect(withRetries(failing(3, new RetryLater('away')), [0, 0])).rejects.toThrow('away');
  runs = 0;
  await expect(withRetries(failing(1, new Error('refused')), [0, 0])).rejects.toThrow('refused');
  expect(runs).toBe(1);
});
