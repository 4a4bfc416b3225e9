import { singleFlight } from './singleFlight';

test('concurrent and later callers share one call', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const get = singleFlight(load);
  const [one, other] = await Promise.all([get(), get()]);
  expect([one === other, one === (await get()), load.mock.calls.length]).toEqual([true, true, 1]);
});

test('a rejection reaches all concurrent callers, and the next call loads again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('found');
  const get = singleFlight(load);
  const results = await Promise.allSettled([get(), get()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await get(), load.mock.calls.length]).toEqual(['found', 2]);
});
