import { Link } from '@lectern/shared/router';
import type { NavigationLink } from './navigation';
import * as styles from './SiteLinks.module.css';

/** Links to other pages as a plain list under a heading, for screens that cannot show the requested one. */
export function SiteLinks({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} className={styles.links}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
