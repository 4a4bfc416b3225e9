import { createQueryClient } from './queryClient';

const attempts = async (error: Error): Promise<number> => {
  let count = 0;
  const client = createQueryClient();
  await client
    .query({
      queryKey: ['x'],
      retryDelay: 0,
      queryFn: () => {
        count += 1;
        return Promise.reject(error);
      },
    })
    .catch(() => undefined);
  return count;
};

test.each([
  ['unavailable', 3],
  ['offline', 1],
  ['denied', 1],
  [undefined, 3],
])('retries only failures that another attempt may fix: %s', async (kind, times) => {
  expect(await attempts(Object.assign(new Error('refused'), { kind }))).toBe(times);
});

test('fails at once while offline, whatever the error', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await attempts(new Error('ChunkLoadError'))).toBe(1);
  online.mockRestore();
});
