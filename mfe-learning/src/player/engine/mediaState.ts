/** The state of a video that its controls show. Times are in seconds; `durationSec` is 0 while unknown. */
export type MediaState = {
  isPlaying: boolean;
  /** True while it waits for data: to play, to show the position after a seek, or to load its metadata. */
  isWaiting: boolean;
  hasEnded: boolean;
  timeSec: number;
  durationSec: number;
  /** The position up to which it can play without the network. */
  bufferedSec: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: number;
  isInPicture: boolean;
};

/** State while no video is attached. */
export const NO_MEDIA: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  timeSec: 0,
  durationSec: 0,
  bufferedSec: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
  isInPicture: false,
};

/** Events after which a video's state may have changed. */
export const MEDIA_EVENTS = [
  'loadstart',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'loadeddata',
  'progress',
  'suspend',
  'stalled',
  'volumechange',
  'ratechange',
  'ended',
  'emptied',
  'error',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const;

/** Returns the current state of a video. */
export function readMediaState(video: HTMLVideoElement): MediaState {
  const { currentTime, duration, paused, ended, volume, muted, playbackRate, error } = video;
  const isPlaying = !paused && !ended;
  return {
    isPlaying,
    isWaiting: error === null && waitsForData(video, isPlaying),
    hasEnded: ended,
    timeSec: currentTime,
    durationSec: Number.isFinite(duration) ? duration : 0,
    bufferedSec: bufferedFrom(video.buffered, currentTime),
    volume,
    isMuted: muted,
    speed: playbackRate,
    isInPicture: document.pictureInPictureElement === video,
  };
}

function waitsForData({ readyState, networkState, seeking }: HTMLVideoElement, isPlaying: boolean): boolean {
  if (isPlaying) return readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  if (seeking) return readyState < HTMLMediaElement.HAVE_CURRENT_DATA;
  return networkState === HTMLMediaElement.NETWORK_LOADING && readyState < HTMLMediaElement.HAVE_METADATA;
}

/** Gaps up to this length, in seconds, do not interrupt playback. */
const GAP = 0.25;

function bufferedFrom(ranges: TimeRanges, positionSec: number): number {
  let end = positionSec;
  for (let index = 0; index < ranges.length; index += 1)
    if (ranges.start(index) <= end + GAP) end = Math.max(end, ranges.end(index));
  return end;
}
