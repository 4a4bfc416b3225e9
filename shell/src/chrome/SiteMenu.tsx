import { useEffect, useRef, useState } from 'react';
import { CloseIcon, IconButton, MenuIcon } from '@lectern/shared/ui';
import { NavLink, useLocation } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { Brand } from './Brand';
import { SearchForm } from './SearchForm';
import { ThemeMenu } from './ThemeMenu';
import classes from './SiteMenu.module.css';

type Links = readonly { path: string; label: string }[];

/** The navigation and the search of small screens, in the browser's own modal dialog. A navigation closes it. */
export function SiteMenu({ links }: { links: Links }) {
  const text = useText().header;
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label={text.menu} icon={<MenuIcon />} className={classes.opener} aria-haspopup="dialog" onClick={() => setOpenAt(key)} />
      {openAt === key && <MenuDialog links={links} onClose={() => setOpenAt(null)} />}
    </>
  );
}

function MenuDialog({ links, onClose }: { links: Links; onClose: () => void }) {
  const text = useText().header;
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.menu} aria-label={text.menu} onClose={onClose} onClick={(event) => { if (event.target === event.currentTarget) onClose(); }}>
      <div className={classes.inside}>
        <div className={classes.head}>
          <Brand />
          <IconButton label={text.closeMenu} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <SearchForm look="page" />
        <nav aria-label={text.main} className={classes.links}>
          {links.map(({ path, label }) => <NavLink key={path} to={path} className={classes.link} onClick={onClose}>{label}</NavLink>)}
          {!user && <NavLink to="/sign_in" className={classes.link} onClick={onClose}>{text.signIn}</NavLink>}
        </nav>
        <div className={classes.theme}><ThemeMenu /></div>
      </div>
    </dialog>
  );
}
