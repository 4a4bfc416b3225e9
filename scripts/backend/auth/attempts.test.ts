import { createAttempts } from './attempts';

test('a flood of other keys does not clear a counter within its window', () => {
  const attempts = createAttempts(1000, () => 0);
  attempts.take({ guessed: 1 });
  for (let n = 0; n < 120_000; n += 1) attempts.take({ [`other ${n}`]: 1 });
  expect(() => attempts.take({ guessed: 1 })).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('a counter starts again when its window ends', () => {
  let time = 0;
  const attempts = createAttempts(1000, () => time);
  attempts.take({ a: 1 });
  time = 999;
  expect(() => attempts.take({ a: 1 })).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  time = 1000;
  attempts.take({ a: 1 });
});

test('nothing is counted when any limit is reached', () => {
  const attempts = createAttempts(1000, () => 0);
  attempts.take({ a: 1 });
  expect(() => attempts.take({ a: 1, b: 1 })).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  attempts.take({ b: 1 });
});
