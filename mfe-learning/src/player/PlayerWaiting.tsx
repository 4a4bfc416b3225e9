import { useOnline } from '@lectern/shared/sync';
import { Button } from '@lectern/shared/ui';
import { playerWords } from '../text/player/player.en';
import { useText } from '../text/useText';
import type { Playback } from './engine/playback';
import { useLate } from './useLate';
import { useMediaFact } from './engine/usePlayback';
import styles from './Player.module.css';

/** A wait shorter than this is not shown; one longer than the other is explained. Milliseconds. */
const [SHOW, EXPLAIN] = [400, 8_000] as const;

/**
 * That the video waits for data, or is yet to come; after a while, or without a network, why, and a button to fetch it
 * anew.
 */
export function PlayerWaiting({
  playback,
  isComing,
  onRetry,
}: {
  playback: Playback;
  isComing: boolean;
  onRetry: () => void;
}) {
  const text = useText(playerWords);
  const isOnline = useOnline();
  const isWaiting = useMediaFact(playback, (facts) => facts.isWaiting) || isComing;
  const isShown = useLate(isWaiting, SHOW);
  const isLong = useLate(isWaiting, EXPLAIN);
  if (!isShown) return <div role="status" className={styles.waitSaid} />;
  return (
    <div role="status" className={styles.wait}>
      <span className={styles.spinner} aria-hidden="true" />
      <p className={isLong || !isOnline ? undefined : styles.waitSaid}>
        {!isOnline ? text.offline : isLong ? text.slow : text.loading}
      </p>
      {isLong && isOnline && !isComing && (
        <Button size="small" variant="accent" onClick={onRetry}>
          {text.again}
        </Button>
      )}
    </div>
  );
}
