import { createPlayedStretch } from './playedStretch';

test('what was played is taken once, and goes on where it ended', () => {
  const tally = createPlayedStretch();
  tally.advance(10);
  tally.advance(12.5);
  expect(tally.take(12.5)).toEqual({ fromSec: 10, toSec: 12.5 });
  expect(tally.take(12.5)).toEqual({ fromSec: 12.5, toSec: 12.5 });
  tally.advance(14);
  expect(tally.take(14)).toEqual({ fromSec: 12.5, toSec: 14 });
});

test('what a jump goes over is never played', () => {
  const tally = createPlayedStretch();
  tally.advance(0);
  tally.advance(3);
  expect(tally.take(3)).toEqual({ fromSec: 0, toSec: 3 });
  tally.cut();
  tally.advance(60);
  tally.advance(61);
  expect(tally.take(61)).toEqual({ fromSec: 60, toSec: 61 });
});

test('without playing there is nothing but the place', () => {
  expect(createPlayedStretch().take(7)).toEqual({ fromSec: 7, toSec: 7 });
});
