import { Link } from '@lectern/shared/router';
import { ChevronEndIcon } from './icons';
import { uiText } from './text';
import classes from './Breadcrumbs.module.css';

/** One step on the way to this page; without `to` it is this page. */
export type Breadcrumb = { label: string; to?: string };

/** The way from the start to this page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={uiText.breadcrumbs}>
      <ol className={classes.list} role="list">
        {items.map(({ label, to }, index) => (
          <li key={index} className={classes.item}>
            {to ? (
              <Link to={to} className={classes.link}>
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
