import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { ChevronEndIcon } from '../icons/arrows';
import { controlsText } from '../text/controls.en';
import * as styles from './Breadcrumbs.module.css';

/** One level of the site; without `to` it is the current page. `language` is that of the label, if not the page's. */
export type Breadcrumb = { label: string; to?: string; language?: string };

/** Breadcrumb navigation that ends with the current page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={useText(controlsText).breadcrumbs}>
      <ol className={styles.list} role="list">
        {items.map(({ label, to, language }, index) => (
          <li key={index} className={styles.item}>
            {to ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" {...inLanguage(language)}>
                {label}
              </span>
            )}
            {index < items.length - 1 && <ChevronEndIcon />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
