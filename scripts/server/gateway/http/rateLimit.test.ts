import { createRateLimit } from './rateLimit';

test('allows a burst, then a rate, independently for each client', () => {
  let now = 0;
  const allow = createRateLimit({ burst: 3, perSecond: 2, maxClients: 10, now: () => now });
  expect([allow('a'), allow('a'), allow('a'), allow('a'), allow('b')]).toEqual([true, true, true, false, true]);
  now += 500;
  expect([allow('a'), allow('a')]).toEqual([true, false]);
  now += 60_000;
  expect([allow('a'), allow('a'), allow('a'), allow('a')]).toEqual([true, true, true, false]);
});

test('tracks at most the given number of clients', () => {
  const allow = createRateLimit({ burst: 1, perSecond: 0, maxClients: 2, now: () => 0 });
  expect([allow('a'), allow('b'), allow('b'), allow('c'), allow('c'), allow('a')]).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});
