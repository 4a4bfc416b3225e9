import type { MouseEvent } from 'react';
import { Link, NavLink } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useRouteTable, useShell } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { Brand } from '../parts/Brand';
import { navigationLinks } from '../parts/navigation';
import { SearchForm } from '../parts/SearchForm';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import * as styles from './Header.module.css';
import { NAVIGATION, SiteMenu } from './SiteMenu';
import { ThemeMenu } from './ThemeMenu';

/**
 * Header of every screen. Works while every remote is down. The language menu and the offline notice appear once the
 * code that loads later is there.
 */
export function Header() {
  const text = useText(shellText).header;
  const links = navigationLinks(useRouteTable());
  const { deferred, background, live } = useShell();
  const deferredParts = useSignal(deferred.parts);
  const backgroundParts = useSignal(background.parts);
  const { languages } = live.current().shell.stable;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteMenu links={links} />
        <Link to="/" className={styles.brand} aria-label={text.home}>
          <Brand />
        </Link>
        <nav id={NAVIGATION} popover="auto" aria-label={text.main} className={styles.nav} onClick={closePopover}>
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} className={styles.navLink}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchForm look="header" />
        </div>
        <div className={styles.tools}>
          <CartLink />
          <div className={styles.theme}>
            {languages && <span className={styles.language}>{deferredParts && <deferredParts.LanguageMenu />}</span>}
            <ThemeMenu />
          </div>
          <AccountMenu />
        </div>
      </div>
      <div role="status">{backgroundParts && <backgroundParts.OfflineNotice className={styles.offline} />}</div>
    </header>
  );
}

const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.hidePopover();
