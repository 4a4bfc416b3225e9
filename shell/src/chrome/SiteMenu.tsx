import { useEffect, useRef } from 'react';
import { CloseIcon, IconButton, MenuIcon } from '@lectern/shared/ui';
import { NavLink, useLocation } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { Brand } from './Brand';
import { SearchForm } from './SearchForm';
import classes from './SiteMenu.module.css';

/** The navigation and the search of small screens, in the browser's own modal dialog. Closes on every navigation. */
export function SiteMenu({ links }: { links: readonly { path: string; label: string }[] }) {
  const text = useText().header;
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [key]);
  return (
    <>
      <IconButton label={text.menu} icon={<MenuIcon />} className={classes.opener} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className={classes.menu} aria-label={text.menu} onClick={(event) => { if (event.target === event.currentTarget) close(); }}>
        <div className={classes.inside}>
          <div className={classes.head}>
            <Brand />
            <IconButton label={text.closeMenu} icon={<CloseIcon />} onClick={close} />
          </div>
          <SearchForm look="page" />
          <nav aria-label={text.main} className={classes.links}>
            {links.map(({ path, label }) => <NavLink key={path} to={path} className={classes.link} onClick={close}>{label}</NavLink>)}
            {!user && <NavLink to="/sign_in" className={classes.link} onClick={close}>{text.signIn}</NavLink>}
          </nav>
        </div>
      </dialog>
    </>
  );
}
