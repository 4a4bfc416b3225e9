import { useDelayed } from '@lectern/shared/loading';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { playerText } from '../text/player/player.en';
import type { Playback } from './engine/playback';
import { useMediaState } from './engine/usePlayback';
import styles from './Player.module.css';

/** Delays until a wait is shown, and until it is explained, in milliseconds. */
const [SHOW, EXPLAIN] = [400, 8_000] as const;

type Props = {
  playback: Playback;
  /** True while the address of the video is unknown. */
  hasNoAddress: boolean;
  onRetry: () => void;
};

/**
 * Shows that the video is waiting for data. After a while, or while offline, it explains why; after a while it also
 * offers a retry.
 */
export function PlayerWaiting({ playback, hasNoAddress, onRetry }: Props) {
  const text = useText(playerText);
  const isOnline = useOnline();
  const isWaiting = useMediaState(playback, (state) => state.isWaiting) || hasNoAddress;
  const isShown = useDelayed(isWaiting, SHOW);
  const isLong = useDelayed(isWaiting, EXPLAIN);
  if (!isShown) return <div role="status" className={styles.visuallyHidden} />;
  return (
    <div role="status" className={styles.waiting}>
      <span className={styles.spinner} aria-hidden="true" />
      <p className={isLong || !isOnline ? undefined : styles.visuallyHidden}>
        {!isOnline ? text.offline : isLong ? text.slow : text.loading}
      </p>
      {isLong && isOnline && !hasNoAddress && (
        <Button size="small" variant="accent" onClick={onRetry}>
          {text.again}
        </Button>
      )}
    </div>
  );
}
