import { useText } from '@lectern/shared/text';
import { Button, Page, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { useDismissedLoadingAfter } from '../../boot/loadingScreen';
import { shellText } from '../../text/shell.en';
import * as styles from './FallbackLoader.module.css';

/** Milliseconds before this placeholder replaces the page's own loading screen. Most screens load sooner. */
const GRACE_MS = 400;

const CARDS = [0, 1, 2, 3];

type Props = { title: string; isSlow: boolean; onCancel: (() => void) | null };

/**
 * Placeholder of a screen that is loading. When `isSlow`, says so and offers to stop waiting. Its styles hide it for
 * the first moments, so that a fast screen does not flicker.
 */
export function FallbackLoader({ title, isSlow, onCancel }: Props) {
  const text = useText(shellText).loading;
  useDismissedLoadingAfter(GRACE_MS);
  return (
    <div className={styles.loader} data-loader={isSlow ? 'slow' : 'loading'}>
      <Page>
        <div className={styles.shapes}>
          <div role="status" aria-label={text.label} className={styles.status}>
            {isSlow && <p>{text.slow(title)}</p>}
          </div>
          {isSlow && onCancel && (
            <div>
              <Button variant="secondary" size="small" onClick={onCancel}>
                {text.cancel}
              </Button>
            </div>
          )}
          <Skeleton width="min(26rem, 80%)" height="3rem" />
          <SkeletonText lines={2} />
          <div className={styles.cards}>
            {CARDS.map((card) => (
              <Skeleton key={card} shape="cover" />
            ))}
          </div>
        </div>
      </Page>
    </div>
  );
}
