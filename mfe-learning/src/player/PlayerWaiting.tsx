import { useDelayed } from '@lectern/shared/loading';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { playerText } from '../text/player/player.en';
import type { Playback } from './engine/playback';
import { useMediaState } from './engine/usePlayback';
import * as styles from './Player.module.css';

/** Delays until a wait is shown, and until it is explained, in milliseconds. */
const [SHOW, EXPLAIN] = [400, 8_000] as const;

/** Stages of waiting for data: `isShown` once it is worth showing, `isLong` once it is worth explaining. */
export type Waiting = { isShown: boolean; isLong: boolean; isOnline: boolean };

/** Tracks a player's wait for data, or for the URL of its video. */
export function useWaiting(playback: Playback, hasNoAddress: boolean): Waiting {
  const isOnline = useOnline();
  const isWaiting = useMediaState(playback, (state) => state.isWaiting) || hasNoAddress;
  return { isShown: useDelayed(isWaiting, SHOW), isLong: useDelayed(isWaiting, EXPLAIN), isOnline };
}

/** Returns true when the wait is explained in words. */
export const isExplained = ({ isShown, isLong, isOnline }: Waiting): boolean => isShown && (isLong || !isOnline);

type Props = {
  waiting: Waiting;
  /** Loads the video again; null while its address is unknown. */
  onRetry: (() => void) | null;
};

/**
 * Shows that the video is waiting for data. After a while, or while offline, it explains why; after a while it also
 * offers a retry.
 */
export function PlayerWaiting({ waiting, onRetry }: Props) {
  const text = useText(playerText);
  const { isShown, isLong, isOnline } = waiting;
  if (!isShown) return <div role="status" className={styles.visuallyHidden} />;
  return (
    <div role="status" className={styles.waiting}>
      <span className={styles.spinner} aria-hidden="true" />
      <p className={isExplained(waiting) ? undefined : styles.visuallyHidden}>
        {!isOnline ? text.offline : isLong ? text.slow : text.loading}
      </p>
      {isLong && isOnline && onRetry && (
        <Button size="small" variant="accent" onClick={onRetry}>
          {text.again}
        </Button>
      )}
    </div>
  );
}
