import { measurePlayed, type PlayedMeter } from './playedMeter';
import type { PlayedSpan } from '../playedSpan';

type State = { currentTime: number; duration: number; paused: boolean; seeking: boolean; ended: boolean };

let told: PlayedSpan[];
let state: State;
let video: HTMLVideoElement;
let meter: PlayedMeter;
let now = 0;

/** Sets what the video is like, and fires what a browser would. */
const happens = (event: string, change: Partial<State> = {}): void => {
  Object.assign(state, change);
  video.dispatchEvent(new Event(event));
};
const spans = (): string[] =>
  told.map(
    ({ fromSec, toSec, positionSec, reason }) =>
      `${reason} ${String(fromSec)}-${String(toSec)} at ${String(positionSec)}`,
  );

beforeEach(() => {
  told = [];
  now = 0;
  state = { currentTime: 0, duration: 100, paused: true, seeking: false, ended: false };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  video = document.createElement('video');
  for (const name of Object.keys(state) as (keyof State)[])
    Object.defineProperty(video, name, { get: () => state[name] });
  meter = measurePlayed(video, (span) => told.push(span));
});

afterEach(() => {
  meter.stop();
  jest.restoreAllMocks();
});

test('what is played is told every five seconds, whatever the speed', () => {
  happens('playing', { paused: false });
  for (let tick = 1; tick <= 40; tick += 1) {
    now += 250;
    happens('timeupdate', { currentTime: tick * 0.5 });
  }
  expect(spans()).toEqual(['tick 0-9 at 9', 'tick 9-18 at 18']);
  happens('pause', { paused: true });
  expect(spans().at(-1)).toBe('pause 18-20 at 20');
});

test('a seek is told at the place that is left, and what it jumps over is not', () => {
  happens('playing', { paused: false });
  happens('timeupdate', { currentTime: 2 });
  state.currentTime = 2.2;
  meter.beforeSeek();
  happens('seeking', { currentTime: 60, seeking: true });
  happens('timeupdate', { currentTime: 60 });
  happens('seeked', { seeking: false });
  happens('playing');
  happens('timeupdate', { currentTime: 61 });
  happens('pause', { paused: true });
  expect(spans()).toEqual(['seek 0-2.2 at 2.2', 'pause 60-61 at 61']);
});

test('a seek that nobody announced ends at the last known place; one while paused tells the new place', () => {
  happens('playing', { paused: false });
  happens('timeupdate', { currentTime: 3 });
  happens('seeking', { currentTime: 50, seeking: true });
  happens('pause', { paused: true });
  happens('seeked', { seeking: false });
  expect(spans()).toEqual(['seek 0-3 at 50', 'pause 50-50 at 50', 'seek 50-50 at 50']);
});

test('the end is told once, and leaving tells the rest', () => {
  happens('playing', { paused: false, currentTime: 97 });
  happens('timeupdate', { currentTime: 99.8 });
  happens('pause', { paused: true, ended: true, currentTime: 100 });
  happens('ended');
  expect(spans()).toEqual(['end 97-100 at 100']);
  happens('playing', { paused: false, ended: false, currentTime: 10 });
  happens('timeupdate', { currentTime: 11 });
  state.currentTime = 11.5;
  window.dispatchEvent(new Event('pagehide'));
  state.currentTime = 12;
  meter.stop();
  expect(spans().slice(1)).toEqual(['leave 10-11.5 at 11.5', 'leave 11.5-12 at 12']);
});
