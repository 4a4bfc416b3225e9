import { renderHook } from '@testing-library/react';
import { createPlayback, type Playback } from './playback';
import { useOnePlaying } from './useOnePlaying';

/** The open channels, one for each playing tab. */
const open = new Set<Channel>();
class Channel {
  onmessage: (() => void) | null = null;
  constructor() {
    open.add(this);
  }
  postMessage(): void {
    for (const other of open) if (other !== this) other.onmessage?.();
  }
  close(): void {
    open.delete(this);
  }
}

const tab = (): { playback: Playback; pause: jest.Mock; plays: (isPlaying: boolean) => void } => {
  const pause = jest.fn();
  const playback = { ...createPlayback(), pause };
  const { rerender } = renderHook(({ isPlaying }) => useOnePlaying(playback, isPlaying), {
    initialProps: { isPlaying: false },
  });
  return { playback, pause, plays: (isPlaying) => rerender({ isPlaying }) };
};

afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

test('the tab in which a video starts pauses the playing one, and no other', () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
  const [one, two, still] = [tab(), tab(), tab()];
  one.plays(true);
  two.plays(true);
  expect([one.pause, two.pause, still.pause].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  one.plays(false);
  two.plays(false);
  expect(open.size).toBe(0);
});

test('without channels each tab plays independently', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const one = tab();
  one.plays(true);
  expect(one.pause).not.toHaveBeenCalled();
});
