import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { CartIcon } from '@lectern/shared/ui';
import { usePageState } from '../../state/PageState';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import * as styles from './Header.module.css';
import { useAccountCart } from './useAccountCart';

/** Link to the cart, with the number of items in it. */
export function CartLink() {
  const text = useText(shellText).header;
  useAccountCart();
  const count = useSignal(usePageState().cartCount);
  return (
    <Link
      to="/shopping"
      className={styles.cart}
      aria-label={count > 0 ? text.cartCount(count) : text.cart}
      title={text.cart}
    >
      <CartIcon />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
