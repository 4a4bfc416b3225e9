import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { failedWords } from '../text/failed.en';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import type { Caption, Chapter } from './mediaParts';
import { createPlayback } from './playback';
import type { PlayedSpan, PlayerControls } from './playedSpan';
import styles from './Player.module.css';

export type PlayerProps = {
  src: string;
  label: string;
  captions: readonly Caption[];
  chapters: readonly Chapter[];
  /** Where it begins, in seconds; null while nobody knows: the video then loads, and goes there once it is known. */
  startAt: number | null;
  /** Told at least every five seconds while it plays, on pause, before a seek, at the end, and when it is left. */
  onPlayed: (span: PlayedSpan) => void;
  onEnded?: () => void;
  controls?: Ref<PlayerControls>;
};

/** A video with everything to watch it by. */
export function Player({ src, label, captions, startAt, onPlayed, onEnded, controls }: PlayerProps) {
  const text = useText(watchWords);
  const again = useText(failedWords).again;
  const video = useRef<HTMLVideoElement>(null);
  const [playback] = useState(createPlayback);
  const [turn, setTurn] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useImperativeHandle(controls, () => ({
    getTime: () => playback.facts().timeSec, seek: playback.seek, pause: playback.pause, focus: () => video.current?.focus(),
  }), [playback]);
  const tell = useEffectEvent(onPlayed);
  useEffect(() => (video.current ? playback.attach(video.current, (span) => tell(span)) : undefined), [playback, src, turn, hasFailed]);
  if (hasFailed) {
    const retry = (): void => {
      setHasFailed(false);
      setTurn(turn + 1);
    };
    return <ErrorPanel title={text.videoFailed} what={text.videoFailedWhat} actions={<Button variant="primary" onClick={retry}>{again}</Button>} />;
  }
  return (
    <video
      key={turn} ref={video} className={styles.video} controls playsInline preload="metadata" aria-label={label} src={src}
      onLoadedMetadata={(event) => { if (startAt !== null && startAt < event.currentTarget.duration - 1) event.currentTarget.currentTime = startAt; }}
      onEnded={onEnded} onError={() => setHasFailed(true)}
    >
      {captions.map(({ url, language, label: name }) => url && <track key={url} kind="captions" src={url} srcLang={language} label={name} />)}
    </video>
  );
}
