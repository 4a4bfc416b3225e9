import type { CartItem } from '@lectern/shared/domain';
import { Skeleton, classNames } from '@lectern/shared/ui';
import * as styles from './Cart.module.css';
import * as orderStyles from './Order.module.css';

/** Placeholder of the cart's lines until their offers are loaded, of the same size. */
export function CartLinesSkeleton({ items }: { items: readonly Pick<CartItem, 'kind'>[] }) {
  return (
    <div className={orderStyles.lines} aria-busy="true">
      {items.map(({ kind }, index) => (
        <div key={index} className={classNames(orderStyles.line, styles.line)}>
          <div className={styles.cover} data-kind={kind}>
            <Skeleton shape={kind === 'book' ? 'book' : 'cover'} />
          </div>
          <div className={orderStyles.details}>
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
