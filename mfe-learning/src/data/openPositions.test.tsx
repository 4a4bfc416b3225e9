import { renderHook } from '@testing-library/react';
import { savePlayed, useOpenPositions } from './openPositions';

const openPositions = () => {
  const { result, unmount } = renderHook(useOpenPositions);
  unmount();
  return result.current;
};

const span = (fromSec: number, toSec: number, durationSec = 20) => ({
  fromSec,
  toSec,
  positionSec: toSec,
  durationSec,
  reason: 'tick' as const,
});

beforeEach(() => localStorage.clear());

test('a video is done once nearly all of it was watched, however slowly', () => {
  for (let second = 0; second < 19; second += 1) savePlayed('b/a.webm', span(second, second + 1));
  expect(openPositions()?.['b/a.webm']).toMatchObject({ sec: 0, isDone: true });
  expect(savePlayed('b/c.webm', span(0, 4))).toMatchObject({ sec: 4, isDone: false });
});

test('a seek to the end does not count as watching', () => {
  expect(savePlayed('b/d.webm', { ...span(20, 20), reason: 'seek' })).toMatchObject({
    sec: 0,
    watched: '',
    isDone: false,
  });
});

test('positions of earlier versions are read, and malformed ones are untouched', () => {
  localStorage.setItem(
    'lectern.open-places',
    JSON.stringify({ old: 12, odd: { sec: 'x', watched: '<>', isDone: 1 }, none: null }),
  );
  const nothing = { sec: 0, watched: '', isDone: false };
  expect(openPositions()).toEqual({ old: { ...nothing, sec: 12 }, odd: nothing, none: nothing });
  localStorage.setItem('lectern.open-places', 'not json');
  expect(openPositions()).toEqual({});
});
