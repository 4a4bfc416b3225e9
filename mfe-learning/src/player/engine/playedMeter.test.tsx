import { measurePlayed, type PlayedMeter } from './playedMeter';
import type { PlayedSpan } from '../../data/playedSpan';

type State = { currentTime: number; duration: number; paused: boolean; seeking: boolean; ended: boolean };

let reported: PlayedSpan[];
let state: State;
let video: HTMLVideoElement;
let meter: PlayedMeter;
let now = 0;

/** Changes the video's state and dispatches the event that a browser would. */
const dispatch = (event: string, change: Partial<State> = {}): void => {
  Object.assign(state, change);
  video.dispatchEvent(new Event(event));
};
const spans = (): string[] =>
  reported.map(
    ({ fromSec, toSec, positionSec, reason }) =>
      `${reason} ${String(fromSec)}-${String(toSec)} at ${String(positionSec)}`,
  );

beforeEach(() => {
  reported = [];
  now = 0;
  state = { currentTime: 0, duration: 100, paused: true, seeking: false, ended: false };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  video = document.createElement('video');
  for (const name of Object.keys(state) as (keyof State)[])
    Object.defineProperty(video, name, { get: () => state[name] });
  meter = measurePlayed(video, (span) => reported.push(span));
});

afterEach(() => {
  meter.stop();
  jest.restoreAllMocks();
});

test('played time is reported every five seconds, at any speed', () => {
  dispatch('playing', { paused: false });
  for (let tick = 1; tick <= 40; tick += 1) {
    now += 250;
    dispatch('timeupdate', { currentTime: tick * 0.5 });
  }
  expect(spans()).toEqual(['tick 0-9 at 9', 'tick 9-18 at 18']);
  dispatch('pause', { paused: true });
  expect(spans().at(-1)).toBe('pause 18-20 at 20');
});

test('a seek is reported at the position that is left, without what it skips', () => {
  dispatch('playing', { paused: false });
  dispatch('timeupdate', { currentTime: 2 });
  state.currentTime = 2.2;
  meter.beforeSeek();
  dispatch('seeking', { currentTime: 60, seeking: true });
  dispatch('timeupdate', { currentTime: 60 });
  dispatch('seeked', { seeking: false });
  dispatch('playing');
  dispatch('timeupdate', { currentTime: 61 });
  dispatch('pause', { paused: true });
  expect(spans()).toEqual(['seek 0-2.2 at 2.2', 'pause 60-61 at 61']);
});

test('an unannounced seek ends at the last known position; one while paused reports the new one', () => {
  dispatch('playing', { paused: false });
  dispatch('timeupdate', { currentTime: 3 });
  dispatch('seeking', { currentTime: 50, seeking: true });
  dispatch('pause', { paused: true });
  dispatch('seeked', { seeking: false });
  expect(spans()).toEqual(['seek 0-3 at 50', 'pause 50-50 at 50', 'seek 50-50 at 50']);
});

test('the end is reported once, and leaving reports the rest', () => {
  dispatch('playing', { paused: false, currentTime: 97 });
  dispatch('timeupdate', { currentTime: 99.8 });
  dispatch('pause', { paused: true, ended: true, currentTime: 100 });
  dispatch('ended');
  expect(spans()).toEqual(['end 97-100 at 100']);
  dispatch('playing', { paused: false, ended: false, currentTime: 10 });
  dispatch('timeupdate', { currentTime: 11 });
  state.currentTime = 11.5;
  window.dispatchEvent(new Event('pagehide'));
  state.currentTime = 12;
  meter.stop();
  expect(spans().slice(1)).toEqual(['leave 10-11.5 at 11.5', 'leave 11.5-12 at 12']);
});
