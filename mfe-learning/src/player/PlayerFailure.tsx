import { Button, ErrorPanel } from '@lectern/shared/ui';
import { playerWords } from '../text/player/player.en';
import { useText } from '../text/useText';
import type { VideoFailure } from './engine/videoFailure';
import styles from './Player.module.css';

/** In place of a video that failed: why, and what can be done. */
export function PlayerFailure({
  failure: { kind, detail },
  onRetry,
  onReport,
}: {
  failure: VideoFailure;
  onRetry: () => void;
  onReport?: () => void;
}) {
  const text = useText(playerWords);
  const actions = (
    <>
      <Button variant="primary" onClick={onRetry}>
        {text.again}
      </Button>
      {onReport && kind !== 'offline' && (
        <Button variant="secondary" onClick={onReport}>
          {text.report}
        </Button>
      )}
    </>
  );
  return (
    <div className={styles.failure} data-failure={kind}>
      <ErrorPanel {...text.failed[kind]} detail={detail} actions={actions} />
    </div>
  );
}
