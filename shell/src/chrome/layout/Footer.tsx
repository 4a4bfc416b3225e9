import { useState } from 'react';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useRouteTable } from '../../state/ShellContext';
import { shellText } from '../../text/shell.en';
import { Brand } from '../parts/Brand';
import * as styles from './Footer.module.css';
import { FOOTER_PATHS, livePaths } from './footerLinks';

/** Footer of every screen. Links only to routes that are live. */
export function Footer() {
  const text = useText(shellText).footer;
  const groups = livePaths(FOOTER_PATHS, useRouteTable());
  // Read once: a render must not depend on the clock.
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Brand />
          <p>{text.promise}</p>
        </div>
        <nav aria-label={text.label} className={styles.groups}>
          {groups.map(([group, paths]) => (
            <div key={group}>
              <h2 className={styles.title}>{text.groups[group]}</h2>
              <ul role="list" className={styles.links}>
                {paths.map((path) => (
                  <li key={path}>
                    <Link to={path}>{text.links[path]}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {/* The gateway may have rendered the page in another year. */}
        <p className={styles.rights} suppressHydrationWarning>
          {text.rights(year)}
        </p>
      </div>
    </footer>
  );
}
