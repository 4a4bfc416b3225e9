import { CartIcon } from '@lectern/shared/ui';
import { Link, NavLink } from '@lectern/shared/router';
import { useRouteTable, useShell } from '../routing/ShellContext';
import { useText } from '../text/useText';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import { useAccountCart } from './cartCount';
import { useChrome } from './Chrome';
import { navigationLinks } from './navigation';
import { SearchForm } from './SearchForm';
import { SiteMenu } from './SiteMenu';
import { useSignal } from './signal';
import { ThemeMenu } from './ThemeMenu';
import classes from './Header.module.css';

/** Stands on every route, and works while every remote is down. */
export function Header() {
  const text = useText().header;
  const links = navigationLinks(useRouteTable());
  const parts = useSignal(useShell().later.parts);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteMenu links={links} />
        <Link to="/" className={classes.brand} aria-label={text.home}>
          <Brand />
        </Link>
        <nav aria-label={text.main} className={classes.nav}>
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} className={classes.navLink}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.search}>
          <SearchForm look="header" />
        </div>
        <div className={classes.tools}>
          <CartLink />
          <div className={classes.theme}>
            <ThemeMenu />
          </div>
          <AccountMenu />
        </div>
      </div>
      <div role="status">{parts && <parts.OfflineLine className={classes.offline} />}</div>
    </header>
  );
}

function CartLink() {
  const text = useText().header;
  useAccountCart();
  const count = useSignal(useChrome().cartCount);
  return (
    <Link
      to="/shopping"
      className={classes.cart}
      aria-label={count > 0 ? text.cartCount(count) : text.cart}
      title={text.cart}
    >
      <CartIcon />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
