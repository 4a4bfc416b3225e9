import { Link, NavLink } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useRouteTable, useShell } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { Brand } from '../parts/Brand';
import { navigationLinks, type NavigationLink } from '../parts/navigation';
import { SearchForm } from '../parts/SearchForm';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import * as styles from './Header.module.css';
import { SiteMenu } from './SiteMenu';
import { ThemeMenu } from './ThemeMenu';

/** The id of the navigation, which the menu button of small screens opens while no script runs. */
const NAVIGATION = 'navigation';

/** Header of every screen. Works while every remote is down. */
export function Header() {
  const text = useText(shellText).header;
  const links = navigationLinks(useRouteTable());
  const { deferred, background, live } = useShell();
  const parts = useSignal(deferred.parts);
  const notices = useSignal(background.parts);
  const { languages } = live.current().shell.stable;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteMenu links={links} navigation={NAVIGATION} />
        <Link to="/" className={styles.brand} aria-label={text.home}>
          <Brand />
        </Link>
        <Navigation links={links} label={text.main} />
        <div className={styles.search}>
          <SearchForm look="header" />
        </div>
        <div className={styles.tools}>
          <CartLink />
          <div className={styles.theme}>
            {languages && <span className={styles.language}>{parts && <parts.LanguageMenu />}</span>}
            <ThemeMenu />
          </div>
          <AccountMenu />
        </div>
      </div>
      <div role="status">{notices && <notices.OfflineNotice className={styles.offline} />}</div>
    </header>
  );
}

type NavigationProps = { links: readonly NavigationLink[]; label: string };

/** The main navigation: part of the bar, or a popover on small screens. */
function Navigation({ links, label }: NavigationProps) {
  return (
    <nav
      id={NAVIGATION}
      popover="auto"
      aria-label={label}
      className={styles.nav}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
    >
      {links.map(({ path, label: name }) => (
        <NavLink key={path} to={path} className={styles.navLink}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
