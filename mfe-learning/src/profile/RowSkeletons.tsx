import { Skeleton } from '@lectern/shared/ui';
import styles from './profile.module.css';

/** The place of a list of rows that is on its way. */
export function RowSkeletons({ rows = 3 }: { rows?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <div className={styles.what}>
            <Skeleton width="min(18rem, 80%)" />
            <Skeleton width="8rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
