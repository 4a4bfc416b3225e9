import { useRef, type MouseEvent } from 'react';
import { PlayIcon } from '@lectern/shared/ui';
import type { Playback } from './engine/playback';
import { useMediaState } from './engine/usePlayback';
import * as styles from './Player.module.css';

/** Maximum time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 280;

/** Seek step of a double tap on the left or right third, in seconds. */
const STEP = 10;

type Props = { playback: Playback; isIdle: boolean; onFullscreen: () => void };

/**
 * The clickable picture: a click plays or pauses, a double click toggles full screen. A tap on an idle player only
 * shows the controls; a double tap on a side seeks. It is hidden from assistive technology, because the control bar has
 * the same functions.
 */
export function PlayerSurface({ playback, isIdle, onFullscreen }: Props) {
  const isAtStart = useMediaState(
    playback,
    ({ isPlaying, timeSec, durationSec }) => !isPlaying && durationSec > 0 && timeSec === 0,
  );
  const wasIdle = useRef(false);
  const onTap = useTaps(playback, onFullscreen, () => !wasIdle.current);
  const press = (event: MouseEvent<HTMLElement>): void => {
    event.currentTarget.parentElement?.focus({ preventScroll: true });
    if (isTouch(event)) onTap(event);
    else playback.toggle();
  };
  return (
    <div
      className={styles.surface}
      aria-hidden="true"
      onPointerDown={() => {
        wasIdle.current = isIdle && playback.state().isPlaying;
      }}
      onClick={press}
      onDoubleClick={(event) => {
        if (!isTouch(event)) onFullscreen();
      }}
    >
      {isAtStart && (
        <span className={styles.playHint}>
          <PlayIcon size="2.5rem" />
        </span>
      )}
    </div>
  );
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean => (nativeEvent as PointerEvent).pointerType === 'touch';

/** Returns a tap handler that waits for a second tap before it handles a single one. */
function useTaps(playback: Playback, onFullscreen: () => void, canToggle: () => boolean) {
  const tap = useRef<{ at: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const doubleTap = ({ currentTarget, clientX }: MouseEvent<HTMLElement>): void => {
    clearTimeout(tap.current?.timer);
    tap.current = null;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    if (share < 1 / 3) playback.seekBy(-STEP);
    else if (share > 2 / 3) playback.seekBy(STEP);
    else onFullscreen();
  };
  const singleTap = (): void => {
    if (canToggle()) playback.toggle();
  };
  return (event: MouseEvent<HTMLElement>): void => {
    if (tap.current && event.timeStamp - tap.current.at < DOUBLE_TAP) doubleTap(event);
    else tap.current = { at: event.timeStamp, timer: setTimeout(singleTap, DOUBLE_TAP) };
  };
}
