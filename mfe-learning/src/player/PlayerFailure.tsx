import { useText } from '@lectern/shared/text';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { playerText } from '../text/player/player.en';
import type { VideoFailure } from './engine/videoFailure';
import * as styles from './Player.module.css';

type Props = { failure: VideoFailure; onRetry: () => void; onReport?: () => void };

/** Error panel shown instead of a video that fails to play, with the reason, a retry and a problem report. */
export function PlayerFailure({ failure: { kind, detail }, onRetry, onReport }: Props) {
  const text = useText(playerText);
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
