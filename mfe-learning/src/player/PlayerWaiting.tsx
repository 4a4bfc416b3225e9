import { useDelayed } from '@lectern/shared/loading';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { playerText } from '../text/player/player.en';
import type { Playback } from './engine/playback';
import { useMediaFact } from './engine/usePlayback';
import styles from './Player.module.css';

/** Delays in milliseconds until a wait is shown, and until it is explained. */
const [SHOW, EXPLAIN] = [400, 8_000] as const;

type Props = {
  playback: Playback;
  /** True while the video's address is not known yet. */
  hasNoAddress: boolean;
  onRetry: () => void;
};

/** Shows that the video waits for data. After a while, or without a network, it says why and offers a retry. */
export function PlayerWaiting({ playback, hasNoAddress, onRetry }: Props) {
  const text = useText(playerText);
  const isOnline = useOnline();
  const isWaiting = useMediaFact(playback, (facts) => facts.isWaiting) || hasNoAddress;
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
