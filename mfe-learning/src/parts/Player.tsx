import { useRef, useState } from 'react';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { failedWords } from '../text/failed.en';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import styles from './Player.module.css';

type Props = { src: string; captions: readonly { url: string; language: string; label: string }[]; startAt: number; label: string; onPlace: (seconds: number) => void };

/** A video with the browser's own controls. It starts where it was left, and says every five seconds, on pause and at its end where it is. */
export function Player({ src, captions, startAt, label, onPlace }: Props) {
  const text = useText(watchWords);
  const again = useText(failedWords).again;
  const video = useRef<HTMLVideoElement>(null);
  const said = useRef(startAt);
  const [turn, setTurn] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const tell = (): void => {
    said.current = video.current?.currentTime ?? said.current;
    onPlace(said.current);
  };
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
      onLoadedMetadata={(event) => { if (said.current < event.currentTarget.duration - 1) event.currentTarget.currentTime = said.current; }}
      onTimeUpdate={(event) => { if (Math.abs(event.currentTarget.currentTime - said.current) >= 5) tell(); }}
      onPause={tell} onEnded={() => onPlace(0)} onError={() => setHasFailed(true)}
    >
      {captions.map(({ url, language, label: name }) => <track key={url} kind="captions" src={url} srcLang={language} label={name} />)}
    </video>
  );
}
