import { readMediaState } from './mediaState';

const { HAVE_NOTHING, HAVE_METADATA, HAVE_CURRENT_DATA, HAVE_FUTURE_DATA, NETWORK_IDLE, NETWORK_LOADING } =
  HTMLMediaElement;

const video = (state: object): HTMLVideoElement => {
  const element = document.createElement('video');
  const rest = { paused: true, seeking: false, error: null, readyState: HAVE_NOTHING, networkState: NETWORK_IDLE };
  for (const [name, value] of Object.entries({ ...rest, ...state })) Object.defineProperty(element, name, { value });
  return element;
};

test.each([
  ['plays, and has enough data', { paused: false, readyState: HAVE_FUTURE_DATA }, false],
  ['should play, but has too little data', { paused: false, readyState: HAVE_CURRENT_DATA }, true],
  ['is loading', { networkState: NETWORK_LOADING }, true],
  ['has its metadata, and waits for a press', { networkState: NETWORK_LOADING, readyState: HAVE_METADATA }, false],
  ['does not load before a press', { networkState: NETWORK_IDLE }, false],
  ['is paused, and loads the position after a seek', { seeking: true, readyState: HAVE_METADATA }, true],
  ['is paused, and has the position after a seek', { seeking: true, readyState: HAVE_CURRENT_DATA }, false],
  ['has failed', { paused: false, networkState: NETWORK_LOADING, error: {} }, false],
])('a video that %s', (_name, state, isWaiting) => {
  expect(readMediaState(video(state)).isWaiting).toBe(isWaiting);
});
