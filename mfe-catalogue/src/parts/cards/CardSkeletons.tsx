import { Grid, Skeleton } from '@lectern/shared/ui';
import * as styles from './Cards.module.css';

/** Placeholders of course or book cards; not `busy` while nothing is loading yet. */
export function CardSkeletons({
  count = 8,
  shape = 'cover',
  minColumn = '15rem',
  busy = true,
  compact,
}: {
  count?: number;
  shape?: 'cover' | 'book';
  minColumn?: string;
  busy?: boolean;
  compact?: boolean;
}) {
  return (
    <div aria-busy={busy}>
      <Grid minColumn={minColumn} compact={compact}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton shape={shape} />
            <Skeleton width="85%" height="1.2em" />
            <Skeleton width="50%" height="0.9em" />
            <Skeleton width="70%" height="0.9em" />
            <Skeleton width="25%" height="1em" />
          </div>
        ))}
      </Grid>
    </div>
  );
}
