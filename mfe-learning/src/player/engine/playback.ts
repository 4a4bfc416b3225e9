import { MEDIA_EVENTS, NO_MEDIA, readMediaFacts, type MediaFacts } from './mediaFacts';
import { measurePlayed, type PlayedMeter } from './playedMeter';
import type { PlayedSpan } from '../playedSpan';

/**
 * One video as its controls, its transcript and its shortcuts share it. It outlives the element: a new lesson is
 * attached to the same one.
 */
export type Playback = {
  subscribe: (changed: () => void) => () => void;
  facts: () => MediaFacts;
  /** The video that is attached, if any. */
  video: () => HTMLVideoElement | null;
  /**
   * Follows a video and measures what is played of it; the returned function lets go, which tells what was played last.
   */
  attach: (video: HTMLVideoElement, onPlayed: (span: PlayedSpan) => void) => () => void;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Goes to a second, kept within the video's length. */
  seek: (sec: number) => void;
  seekBy: (seconds: number) => void;
  /** 0 to 1; any volume above 0 is heard. */
  setVolume: (volume: number) => void;
  setMuted: (isMuted: boolean) => void;
  setSpeed: (speed: number) => void;
  togglePicture: () => void;
};

/** Creates the playback of a screen, without a video. */
export function createPlayback(): Playback {
  const listeners = new Set<() => void>();
  let facts = NO_MEDIA;
  let video: HTMLVideoElement | null = null;
  let meter: PlayedMeter | null = null;
  const refresh = (): void => {
    facts = video ? readMediaFacts(video) : NO_MEDIA;
    for (const listener of listeners) listener();
  };
  const attach: Playback['attach'] = (element, onPlayed) => {
    const end = new AbortController();
    video = element;
    const own = measurePlayed(element, onPlayed);
    meter = own;
    for (const name of MEDIA_EVENTS) element.addEventListener(name, refresh, { signal: end.signal });
    refresh();
    return () => {
      end.abort();
      own.stop();
      if (video !== element) return;
      video = meter = null;
      refresh();
    };
  };
  const seek = (sec: number): void => {
    if (!video) return;
    meter?.beforeSeek();
    video.currentTime = Math.max(0, Math.min(sec, Number.isFinite(video.duration) ? video.duration : sec));
    refresh();
  };
  // A browser refuses to begin without a press: the play button is then simply there.
  const play = (): void => void video?.play().catch(() => undefined);
  const pause = (): void => video?.pause();
  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    facts: () => facts,
    video: () => video,
    attach,
    play,
    pause,
    seek,
    toggle: () => (video?.paused === false ? pause() : play()),
    seekBy: (seconds) => seek((video?.currentTime ?? 0) + seconds),
    ...settingsOf(() => video, refresh),
  };
}

/** What is set on a video and stays as it is while it plays. */
function settingsOf(
  video: () => HTMLVideoElement | null,
  changed: () => void,
): Pick<Playback, 'setVolume' | 'setMuted' | 'setSpeed' | 'togglePicture'> {
  const set = (properties: Partial<HTMLVideoElement>): void => {
    const element = video();
    if (!element) return;
    Object.assign(element, properties);
    // The browser tells later: a second press must find what the first one set.
    changed();
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
