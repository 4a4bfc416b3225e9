import { createBreaker } from './breaker';

let now = 0;
const failing = (times: number) => {
  now = 0;
  const breaker = createBreaker(() => now);
  for (let i = 0; i < times; i++) breaker.record('a 1.0.0', false);
  return breaker;
};

test('a release may fail twice before it pauses for a minute', () => {
  expect(failing(2).allows('a 1.0.0')).toBe(true);
  const breaker = failing(3);
  expect([breaker.allows('a 1.0.0'), breaker.allows('a 1.0.1')]).toEqual([false, true]);
  now = 60_000;
  expect(breaker.allows('a 1.0.0')).toBe(true);
});

test('each further failure doubles the pause, up to an hour', () => {
  const breaker = failing(4);
  now = 119_999;
  expect(breaker.allows('a 1.0.0')).toBe(false);
  const stubborn = failing(40);
  now = 3_600_000;
  expect(stubborn.allows('a 1.0.0')).toBe(true);
});

test('a success forgets the failures before it', () => {
  const breaker = failing(2);
  breaker.record('a 1.0.0', true);
  breaker.record('a 1.0.0', false);
  expect(breaker.allows('a 1.0.0')).toBe(true);
});
