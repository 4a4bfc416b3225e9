import type { CartItem } from '@lectern/shared/domain';
import { Skeleton } from '@lectern/shared/ui';
import styles from './Cart.module.css';

/** Where the lines of things will stand, until it is known what they are. */
export function LinePlaces({ things }: { things: readonly Pick<CartItem, 'kind'>[] }) {
  return (
    <div className={styles.lines} aria-busy="true">
      {things.map(({ kind }, index) => (
        <div key={index} className={styles.line}>
          <div className={styles.cover} data-kind={kind}>
            <Skeleton shape={kind === 'book' ? 'book' : 'cover'} />
          </div>
          <div className={styles.what}>
            <Skeleton width="70%" height="1lh" />
            <Skeleton width="45%" height="1lh" />
          </div>
          <Skeleton width="3rem" height="1lh" />
          <div className={styles.lineTools}>
            <Skeleton width="6rem" height="var(--control)" />
          </div>
        </div>
      ))}
    </div>
  );
}
