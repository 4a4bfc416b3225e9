import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ChevronEndIcon } from '../icons/arrows';
import { controlsText } from '../text/controls.en';
import styles from './Breadcrumbs.module.css';

/** One level of the site; without `to` it is the current page. */
export type Breadcrumb = { label: string; to?: string };

/** Breadcrumb navigation that ends with the current page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={useText(controlsText).breadcrumbs}>
      <ol className={styles.list} role="list">
        {items.map(({ label, to }, index) => (
          <li key={index} className={styles.item}>
            {to ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
            {index < items.length - 1 && <ChevronEndIcon />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
