import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { playerWords } from '../../text/player/player.en';
import { useText } from '../../text/useText';
import { clock } from '../clock';
import type { Chapter } from '../mediaTracks';
import { useMediaFact, usePlayback } from '../engine/usePlayback';
import styles from './SeekBar.module.css';

/** The title of the chapter at `sec`, or nothing. */
export const chapterAt = (chapters: readonly Chapter[], sec: number): string =>
  chapters.findLast(({ startSec }) => startSec <= sec)?.title ?? '';

const share = (sec: number, of: number): string => `${of > 0 ? Math.min(100, (sec / of) * 100) : 0}%`;

/**
 * Where the video stands, as a slider: how much is there already, where chapters begin, and what lies under the
 * pointer.
 */
export function SeekBar({ chapters }: { chapters: readonly Chapter[] }) {
  const text = useText(playerWords);
  const playback = usePlayback();
  const time = useMediaFact(playback, ({ timeSec }) => Math.round(timeSec * 4) / 4);
  const duration = useMediaFact(playback, ({ durationSec }) => durationSec);
  const buffered = useMediaFact(playback, ({ bufferedSec }) => Math.round(bufferedSec));
  const [pointed, setPointed] = useState<number | null>(null);
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(1, (clientX - left) / width)) * duration);
  };
  const press = (event: KeyboardEvent): void => {
    const target = targetOf(event.key, time, duration);
    if (target === null) return;
    event.preventDefault();
    playback.seek(target);
  };
  return (
    <div className={styles.bar} dir="ltr" onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.buffered} style={{ inlineSize: share(buffered, duration) }} />
        <div className={styles.played} style={{ inlineSize: share(time, duration) }} />
        {chapters.map(
          ({ startSec }) =>
            startSec > 0 &&
            startSec < duration && (
              <div key={startSec} className={styles.mark} style={{ insetInlineStart: share(startSec, duration) }} />
            ),
        )}
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        aria-label={text.seek}
        aria-valuetext={text.place(time, duration, chapterAt(chapters, time))}
        onChange={(event) => playback.seek(Number(event.currentTarget.value))}
        onKeyDown={press}
      />
      {pointed !== null && duration > 0 && (
        <div
          className={styles.tip}
          aria-hidden="true"
          style={{ insetInlineStart: `clamp(2.5rem, ${share(pointed, duration)}, calc(100% - 2.5rem))` }}
        >
          {chapterAt(chapters, pointed) && <span>{chapterAt(chapters, pointed)}</span>}
          {clock(pointed)}
        </div>
      )}
    </div>
  );
}

/** Arrow keys go five seconds, the page keys a tenth; null for a key that moves nothing. */
function targetOf(key: string, time: number, duration: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return time - 5;
  if (key === 'ArrowRight' || key === 'ArrowUp') return time + 5;
  if (key === 'PageDown') return time - duration / 10;
  if (key === 'PageUp') return time + duration / 10;
  if (key === 'Home') return 0;
  return key === 'End' ? duration : null;
}
