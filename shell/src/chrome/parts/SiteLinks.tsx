import { Link, useLocation } from '@lectern/shared/router';
import { useRouteTable } from '../../state/ShellContext';
import { navigationLinks } from './navigation';
import styles from './SiteLinks.module.css';

/**
 * Main navigation as a plain list under a heading, for screens that cannot show the requested page: without that page.
 */
export function SiteLinks({ heading }: { heading: string }) {
  const { pathname } = useLocation();
  const links = navigationLinks(useRouteTable()).filter(({ path }) => path !== pathname);
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
