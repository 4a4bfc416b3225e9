import { Grid, Skeleton, listStyles, classNames } from '@lectern/shared/ui';
import { BOOK_WIDTH } from './bookWidth';
import * as styles from './Shelf.module.css';

/** Placeholder of the shelf until its books are loaded. */
export function ShelfSkeleton() {
  return (
    <div className={classNames(listStyles.layout, styles.layout)} aria-busy="true">
      <div className={classNames(listStyles.panel, styles.panel)}>
        <Skeleton height="4.2rem" />
      </div>
      <div className={listStyles.results}>
        <div className={listStyles.bar}>
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
