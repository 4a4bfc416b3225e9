import type { PlayedSpan } from '../../data/playedSpan';
import { MEDIA_EVENTS, NO_MEDIA, readMediaState, type MediaState } from './mediaState';
import { measurePlayed, type PlayedMeter } from './playedMeter';

/**
 * A video, shared by its controls, transcript and shortcuts. It outlives the video element: the element of the next
 * lesson is attached to the same playback.
 */
export type Playback = {
  subscribe: (listener: () => void) => () => void;
  state: () => MediaState;
  /** Returns the attached video, or null. */
  video: () => HTMLVideoElement | null;
  /** Follows a video and measures what is played. Returns a function that detaches it and reports the rest. */
  attach: (video: HTMLVideoElement, onPlayed: (span: PlayedSpan) => void) => () => void;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Seeks to a second, limited to the length of the video. */
  seek: (sec: number) => void;
  seekBy: (seconds: number) => void;
  /** 0 to 1. A volume above 0 unmutes. */
  setVolume: (volume: number) => void;
  setMuted: (isMuted: boolean) => void;
  setSpeed: (speed: number) => void;
  togglePicture: () => void;
};

/** Creates the playback of a screen, with no video attached. */
export function createPlayback(): Playback {
  const { video, meter, refresh, ...attachment } = createAttachment();
  const seek = (sec: number): void => {
    const element = video();
    if (!element) return;
    meter()?.beforeSeek();
    element.currentTime = Math.max(0, Math.min(sec, Number.isFinite(element.duration) ? element.duration : sec));
    refresh();
  };
  // A browser may refuse to start without a user gesture: the play button then stays visible.
  const play = (): void =>
    void video()
      ?.play()
      .catch(() => undefined);
  const pause = (): void => video()?.pause();
  return {
    ...attachment,
    video,
    play,
    pause,
    seek,
    toggle: () => (video()?.paused === false ? pause() : play()),
    seekBy: (seconds) => seek((video()?.currentTime ?? 0) + seconds),
    ...settingsOf(video, refresh),
  };
}

/** Holds the attached video, its meter and its state, and notifies the listeners when the state may have changed. */
function createAttachment() {
  const listeners = new Set<() => void>();
  let state = NO_MEDIA;
  let video: HTMLVideoElement | null = null;
  let meter: PlayedMeter | null = null;
  const refresh = (): void => {
    state = video ? readMediaState(video) : NO_MEDIA;
    for (const listener of listeners) listener();
  };
  const attach: Playback['attach'] = (element, onPlayed) => {
    const listening = new AbortController();
    video = element;
    const own = measurePlayed(element, onPlayed);
    meter = own;
    for (const name of MEDIA_EVENTS) element.addEventListener(name, refresh, { signal: listening.signal });
    refresh();
    return () => {
      listening.abort();
      own.stop();
      if (video !== element) return;
      video = meter = null;
      refresh();
    };
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { attach, subscribe, refresh, state: () => state, video: () => video, meter: () => meter };
}

/** Settings of a video that stay the same while it plays. */
function settingsOf(
  video: () => HTMLVideoElement | null,
  refresh: () => void,
): Pick<Playback, 'setVolume' | 'setMuted' | 'setSpeed' | 'togglePicture'> {
  const set = (properties: Partial<HTMLVideoElement>): void => {
    const element = video();
    if (!element) return;
    Object.assign(element, properties);
    // The browser's event comes too late for a second press, which must see this value.
    refresh();
  };
  return {
    setVolume: (volume) => set({ volume: Math.max(0, Math.min(1, volume)), muted: volume <= 0 }),
    setMuted: (muted) => set({ muted }),
    setSpeed: (speed) => set({ playbackRate: speed, defaultPlaybackRate: speed }),
    togglePicture: () => void togglePicture(video()).catch(() => undefined),
  };
}

async function togglePicture(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture();
}
