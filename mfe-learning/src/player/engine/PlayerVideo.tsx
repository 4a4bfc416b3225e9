import { useEffect, useEffectEvent, useRef } from 'react';
import type { Playback } from './playback';
import type { PlayedSpan } from '../playedSpan';
import { getPreferences } from '../preferences';
import styles from '../Player.module.css';

type Props = {
  playback: Playback;
  src: string;
  label: string;
  startAt: number | null;
  autoPlay: boolean;
  onPlayed: (span: PlayedSpan) => void;
  onEnded: () => void;
  onFailed: (error: MediaError | null) => void;
};

/** So near to its end a video begins anew, in seconds. */
const END = 2;

/**
 * The video itself. It belongs to one address: another one needs another `key`. It begins at `startAt` as soon as that
 * is known.
 */
export function PlayerVideo({ playback, src, label, startAt, autoPlay, onPlayed, onEnded, onFailed }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const isPlaced = useRef(false);
  const tell = useEffectEvent(onPlayed);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const { volume, isMuted, speed } = getPreferences();
    Object.assign(video, { volume, muted: isMuted, playbackRate: speed, defaultPlaybackRate: speed });
    return playback.attach(video, (span) => {
      if (isPlaced.current) tell(span);
    });
  }, [playback]);
  const place = useEffectEvent(() => {
    const video = ref.current;
    if (!video || startAt === null || isPlaced.current || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    isPlaced.current = true;
    if (startAt > 0 && startAt < video.duration - END) video.currentTime = startAt;
    if (autoPlay) playback.play();
  });
  useEffect(() => place(), [startAt]);
  useEffect(() => {
    const video = ref.current;
    video?.addEventListener('loadedmetadata', place);
    return () => video?.removeEventListener('loadedmetadata', place);
  }, []);
  return (
    <video
      ref={ref}
      className={styles.video}
      src={src}
      playsInline
      preload="metadata"
      aria-label={label}
      tabIndex={-1}
      onEnded={onEnded}
      onError={(event) => onFailed(event.currentTarget.error)}
    />
  );
}
