import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Playback } from './playback';
import type { PlayedSpan } from '../../data/playedSpan';
import { getPreferences } from '../preferences/preferences';
import * as styles from '../Player.module.css';

type Props = {
  playback: Playback;
  src: string;
  label: string;
  poster: string | undefined;
  startAt: number | null;
  autoPlay: boolean;
  onPlayed: (span: PlayedSpan) => void;
  onEnded: () => void;
  onFailed: (error: MediaError | null) => void;
};

/** A start position closer to the end than this, in seconds, is ignored. */
const END_MARGIN = 2;

/** The video element of one address; another address needs another `key`. It starts at `startAt` once known. */
export function PlayerVideo({ playback, src, label, poster, startAt, autoPlay, onPlayed, onEnded, onFailed }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const isPositioned = usePosition(ref, playback, { startAt, autoPlay });
  const report = useEffectEvent((span: PlayedSpan) => {
    if (isPositioned.current) onPlayed(span);
  });
  const failEarly = useEffectEvent((error: MediaError) => onFailed(error));
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    applyPreferences(video);
    // The video of a rendered page may have failed before this code runs.
    if (video.error) failEarly(video.error);
    return playback.attach(video, report);
  }, [playback]);
  return (
    <video
      ref={ref}
      className={styles.video}
      {...{ src, poster }}
      playsInline
      preload="metadata"
      aria-label={label}
      tabIndex={-1}
      onEnded={onEnded}
      onError={(event) => onFailed(event.currentTarget.error)}
    />
  );
}

function applyPreferences(video: HTMLVideoElement): void {
  const { volume, isMuted, speed } = getPreferences();
  Object.assign(video, { volume, muted: isMuted, playbackRate: speed, defaultPlaybackRate: speed });
}

type Ref = RefObject<HTMLVideoElement | null>;
type Start = Pick<Props, 'startAt' | 'autoPlay'>;

/** Positions a video once its start and its length are known. The returned value is true from then on. */
function usePosition(ref: Ref, playback: Playback, { startAt, autoPlay }: Start): RefObject<boolean> {
  const isPositioned = useRef(false);
  const startPlaying = useEffectEvent(() => {
    const video = ref.current;
    if (!video || startAt === null || isPositioned.current || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    isPositioned.current = true;
    if (startAt > 0 && startAt < video.duration - END_MARGIN) video.currentTime = startAt;
    if (autoPlay) playback.play();
  });
  useEffect(() => {
    startPlaying();
    const video = ref.current;
    video?.addEventListener('loadedmetadata', startPlaying);
    return () => video?.removeEventListener('loadedmetadata', startPlaying);
  }, [ref, startAt]);
  return isPositioned;
}
