import { Grid, Skeleton } from '@lectern/shared/ui';
import { BOOK_WIDTH } from './bookWidth';
import styles from './Shelf.module.css';

/** Placeholder of the shelf until its books are loaded. */
export function ShelfSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.panel}>
        <Skeleton height="4.2rem" />
      </div>
      <div className={styles.results}>
        <div className={styles.bar}>
          <Skeleton width="6rem" height="var(--control-small)" />
        </div>
        <Grid minColumn={BOOK_WIDTH}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className={styles.placeholder}>
              <Skeleton shape="book" />
              <Skeleton width="85%" height="1.2em" />
              <Skeleton width="60%" height="0.9em" />
              <Skeleton width="25%" />
            </div>
          ))}
        </Grid>
      </div>
    </div>
  );
}
