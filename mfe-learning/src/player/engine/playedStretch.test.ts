import { createPlayedStretch } from './playedStretch';

test('each played span is returned once, and the next one continues where it ended', () => {
  const stretch = createPlayedStretch();
  stretch.advance(10);
  stretch.advance(12.5);
  expect(stretch.take(12.5)).toEqual({ fromSec: 10, toSec: 12.5 });
  expect(stretch.take(12.5)).toEqual({ fromSec: 12.5, toSec: 12.5 });
  stretch.advance(14);
  expect(stretch.take(14)).toEqual({ fromSec: 12.5, toSec: 14 });
});

test('time that a seek skips never counts as played', () => {
  const stretch = createPlayedStretch();
  stretch.advance(0);
  stretch.advance(3);
  expect(stretch.take(3)).toEqual({ fromSec: 0, toSec: 3 });
  stretch.cut();
  stretch.advance(60);
  stretch.advance(61);
  expect(stretch.take(61)).toEqual({ fromSec: 60, toSec: 61 });
});

test('without playing the stretch is empty, at the current position', () => {
  expect(createPlayedStretch().take(7)).toEqual({ fromSec: 7, toSec: 7 });
});
