import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon, IconButton, useBackdropPress } from '@lectern/shared/ui';
import { NavLink } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import type { ShellText } from '../text/en';
import { useLaterText } from '../text/useLaterText';
import type { NavigationLink } from './navigation';
import type { Theme } from './theme';
import { ThemeChoices } from './ThemeChoices';
import classes from './SiteMenu.module.css';

type Props = {
  text: Pick<ShellText, 'header' | 'theme'>;
  links: readonly NavigationLink[];
  brand: ReactNode;
  search: ReactNode;
  theme: Theme;
  onClose: () => void;
};

/**
 * The navigation and the search of small screens, in the browser's own modal dialog: open for as long as it is
 * rendered.
 */
export function SiteDialog({ text: { header: text, theme: themeText }, links, brand, search, theme, onClose }: Props) {
  const { closeMenu } = useLaterText();
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const outside = useBackdropPress(onClose);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.menu} aria-label={text.menu} onClose={onClose} {...outside}>
      <div className={classes.inside}>
        <div className={classes.head}>
          {brand}
          <IconButton label={closeMenu} icon={<CloseIcon />} onClick={onClose} />
        </div>
        {search}
        <nav aria-label={text.main} className={classes.links}>
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} className={classes.link} onClick={onClose}>
              {label}
            </NavLink>
          ))}
          {!user && (
            <NavLink to="/sign_in" className={classes.link} onClick={onClose}>
              {text.signIn}
            </NavLink>
          )}
        </nav>
        <ThemeChoices text={themeText} theme={theme} />
      </div>
    </dialog>
  );
}
