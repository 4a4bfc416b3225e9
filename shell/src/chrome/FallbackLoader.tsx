import { Button, Page, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { useDismissedLoadingAfter } from '../boot/loadingScreen';
import { useText } from '../text/useText';
import classes from './FallbackLoader.module.css';

/** On the first page the loading screen stands a moment longer, for most screens arrive within it. */
const GRACE = 400;

/**
 * Stands for a screen that is on its way; from `isSlow` on it says so and offers to stop waiting. Unseen for its first
 * moments, so that a fast screen does not flicker.
 */
export function FallbackLoader({
  title,
  isSlow,
  onCancel,
}: {
  title: string;
  isSlow: boolean;
  onCancel: (() => void) | null;
}) {
  const text = useText().loading;
  useDismissedLoadingAfter(GRACE);
  return (
    <div className={classes.loader} data-loader={isSlow ? 'slow' : 'loading'}>
      <Page>
        <div className={classes.shapes}>
          <div role="status" aria-label={text.label} className={classes.status}>
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
          <div className={classes.cards}>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} shape="cover" />
            ))}
          </div>
        </div>
      </Page>
    </div>
  );
}
