import { Skeleton } from '@lectern/shared/ui';
import * as styles from './profile.module.css';

/** Placeholder of a loading list of rows. */
export function RowSkeletons({ rows = 3 }: { rows?: number }) {
  return (
    <div className={styles.rows} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <div className={styles.description}>
            <Skeleton width="min(18rem, 80%)" />
            <Skeleton width="8rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
