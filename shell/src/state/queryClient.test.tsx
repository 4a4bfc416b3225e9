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
])('tries again what another attempt may mend: %s', async (kind, times) => {
  expect(await attempts(Object.assign(new Error('refused'), { kind }))).toBe(times);
});

test('says at once without a network that there is none, whatever it was that did not come', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await attempts(new Error('ChunkLoadError'))).toBe(1);
  online.mockRestore();
});
