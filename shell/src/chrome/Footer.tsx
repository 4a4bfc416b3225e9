import { Link } from '@lectern/shared/router';
import { useRouteTable } from '../routing/ShellContext';
import { useText } from '../text/useText';
import { Brand } from './Brand';
import { liveLinks } from './navigation';
import classes from './Footer.module.css';

/** Links to what is live, and nothing else. */
export function Footer() {
  const text = useText().footer;
  const groups = liveLinks(text.groups, useRouteTable());
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.about}>
          <Brand />
          <p>{text.promise}</p>
        </div>
        <nav aria-label={text.label} className={classes.groups}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul role="list" className={classes.links}>
                {links.map(([path, label]) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={classes.rights}>{text.rights(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}
