import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { playerText } from '../../text/player/player.en';
import { clock } from '../../time/clock';
import { useMediaState, usePlayback } from '../engine/usePlayback';
import type { Chapter } from '../mediaTracks';
import { chapterAt } from './chapterAt';
import * as styles from './SeekBar.module.css';

type Chapters = { chapters: readonly Chapter[] };

/** Slider for the position in the video, with the buffered part, the chapters and the time under the pointer. */
export function SeekBar({ chapters }: Chapters) {
  const playback = usePlayback();
  const duration = useMediaState(playback, ({ durationSec }) => durationSec);
  const [pointedSec, setPointedSec] = useState<number | null>(null);
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointedSec(Math.max(0, Math.min(1, (clientX - left) / width)) * duration);
  };
  return (
    <div className={styles.bar} dir="ltr" onPointerMove={point} onPointerLeave={() => setPointedSec(null)}>
      <Track chapters={chapters} />
      <Slider chapters={chapters} />
      {pointedSec !== null && duration > 0 && <Tip chapters={chapters} sec={pointedSec} duration={duration} />}
    </div>
  );
}

/** Rounds the position, so that the bar renders at most four times per second. */
const quarterSeconds = ({ timeSec }: { timeSec: number }): number => Math.round(timeSec * 4) / 4;

const percentOf = (sec: number, of: number): string => `${of > 0 ? Math.min(100, (sec / of) * 100) : 0}%`;

function Track({ chapters }: Chapters) {
  const playback = usePlayback();
  const time = useMediaState(playback, quarterSeconds);
  const duration = useMediaState(playback, ({ durationSec }) => durationSec);
  const buffered = useMediaState(playback, ({ bufferedSec }) => Math.round(bufferedSec));
  const marks = chapters.filter(({ startSec }) => startSec > 0 && startSec < duration);
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.buffered} style={{ inlineSize: percentOf(buffered, duration) }} />
      <div className={styles.played} style={{ inlineSize: percentOf(time, duration) }} />
      {marks.map(({ startSec }) => (
        <div key={startSec} className={styles.mark} style={{ insetInlineStart: percentOf(startSec, duration) }} />
      ))}
    </div>
  );
}

function Slider({ chapters }: Chapters) {
  const text = useText(playerText);
  const playback = usePlayback();
  const time = useMediaState(playback, quarterSeconds);
  const duration = useMediaState(playback, ({ durationSec }) => durationSec);
  const seekByKey = (event: KeyboardEvent): void => {
    const target = targetOf(event.key, time, duration);
    if (target === null) return;
    event.preventDefault();
    playback.seek(target);
  };
  return (
    <input
      type="range"
      className={styles.slider}
      min={0}
      max={duration || 1}
      step="any"
      value={Math.min(time, duration || 1)}
      disabled={duration === 0}
      aria-label={text.seek}
      aria-valuetext={text.position(time, duration, chapterAt(chapters, time))}
      onChange={(event) => playback.seek(Number(event.currentTarget.value))}
      onKeyDown={seekByKey}
    />
  );
}

function Tip({ chapters, sec, duration }: Chapters & { sec: number; duration: number }) {
  const chapter = chapterAt(chapters, sec);
  const position = `clamp(2.5rem, ${percentOf(sec, duration)}, calc(100% - 2.5rem))`;
  return (
    <div className={styles.tip} aria-hidden="true" style={{ insetInlineStart: position }}>
      {chapter && <span>{chapter}</span>}
      {clock(sec)}
    </div>
  );
}

/**
 * Returns the target of a key, in seconds: arrows move by five seconds, page keys by a tenth. Null for any other key.
 */
function targetOf(key: string, time: number, duration: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return time - 5;
  if (key === 'ArrowRight' || key === 'ArrowUp') return time + 5;
  if (key === 'PageDown') return time - duration / 10;
  if (key === 'PageUp') return time + duration / 10;
  if (key === 'Home') return 0;
  return key === 'End' ? duration : null;
}
