import { createRateLimit } from './rateLimit';

test('allows each client a burst, then a steady rate', () => {
  let now = 0;
  const allow = createRateLimit({ burst: 3, perSecond: 2, now: () => now });
  expect([allow('a'), allow('a'), allow('a'), allow('a'), allow('b')]).toEqual([true, true, true, false, true]);
  now += 500;
  expect([allow('a'), allow('a')]).toEqual([true, false]);
  now += 60_000;
  expect([allow('a'), allow('a'), allow('a'), allow('a')]).toEqual([true, true, true, false]);
});

test('a flood of other clients does not reset the limit of a client', () => {
  let now = 0;
  const allow = createRateLimit({ burst: 1, perSecond: 0.001, now: () => now });
  expect(allow('a')).toBe(true);
  for (let other = 0; other < 50_000; other += 1) allow(`client-${String(other)}`);
  now += 500_000;
  expect(allow('a')).toBe(false);
  now += 600_000;
  expect(allow('a')).toBe(true);
});
