import { Skeleton } from '@lectern/shared/ui';
import classes from './profile.module.css';

/** The place of a list of rows that is on its way. */
export function RowPlaces({ rows = 3 }: { rows?: number }) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <div className={classes.what}>
            <Skeleton width="min(18rem, 80%)" />
            <Skeleton width="8rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
