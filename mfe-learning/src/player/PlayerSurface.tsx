import { useRef, type MouseEvent } from 'react';
import { PlayIcon } from '@lectern/shared/ui';
import type { Playback } from './engine/playback';
import { useMediaFact } from './engine/usePlayback';
import styles from './Player.module.css';

/** Two taps within this time are one double tap, in milliseconds. */
const DOUBLE = 280;

/**
 * The picture as something to press: a click plays or pauses, a double click fills the screen. A tap brings the
 * controls back before it does anything, and a double tap at a side goes ten seconds. It has no name and takes no
 * focus: the control bar holds the same for everybody.
 */
export function PlayerSurface({
  playback,
  isIdle,
  onFullscreen,
}: {
  playback: Playback;
  isIdle: boolean;
  onFullscreen: () => void;
}) {
  const isFresh = useMediaFact(
    playback,
    ({ isPlaying, timeSec, durationSec }) => !isPlaying && durationSec > 0 && timeSec === 0,
  );
  const wasIdle = useRef(false);
  const tap = useRef<{ at: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const press = (event: MouseEvent<HTMLElement>): void => {
    event.currentTarget.parentElement?.focus({ preventScroll: true });
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') playback.toggle();
    else if (tap.current && event.timeStamp - tap.current.at < DOUBLE) doubleTap(event);
    else
      tap.current = {
        at: event.timeStamp,
        timer: setTimeout(() => {
          if (!wasIdle.current) playback.toggle();
        }, DOUBLE),
      };
  };
  const doubleTap = ({ currentTarget, clientX }: MouseEvent<HTMLElement>): void => {
    clearTimeout(tap.current?.timer);
    tap.current = null;
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = (clientX - left) / width;
    if (place < 1 / 3) playback.seekBy(-10);
    else if (place > 2 / 3) playback.seekBy(10);
    else onFullscreen();
  };
  return (
    <div
      className={styles.surface}
      aria-hidden="true"
      onPointerDown={() => {
        wasIdle.current = isIdle && playback.facts().isPlaying;
      }}
      onClick={press}
      onDoubleClick={(event) => {
        if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') onFullscreen();
      }}
    >
      {isFresh && (
        <span className={styles.begin}>
          <PlayIcon size="2.5rem" />
        </span>
      )}
    </div>
  );
}
