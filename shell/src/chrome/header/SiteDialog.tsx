import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon, IconButton, useBackdropPress } from '@lectern/shared/ui';
import { NavLink, useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useSession } from '../../session/SessionContext';
import type { Theme } from '../../state/theme';
import { signInPath } from '../../state/signInPath';
import { deferredText } from '../../text/deferred.en';
import type { ShellText } from '../../text/shell.en';
import type { NavigationLink } from '../parts/navigation';
import * as styles from './SiteMenu.module.css';
import { LanguageChoices } from './LanguageChoices';
import { ThemeChoices } from './ThemeChoices';

type Props = {
  text: Pick<ShellText, 'header' | 'theme'>;
  links: readonly NavigationLink[];
  brand: ReactNode;
  search: ReactNode;
  theme: Theme;
  onClose: () => void;
};

/** Navigation and search of small screens, in the browser's own modal dialog. Open for as long as it is rendered. */
export function SiteDialog({ text, links, brand, search, theme, onClose }: Props) {
  const { closeMenu } = useText(deferredText);
  const { user } = useSession();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed by the browser, which returns the focus to the menu's button, and then calls `onClose`.
  const close = (): void => dialog.current?.close();
  const outside = useBackdropPress(close);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={text.header.menu} onClose={onClose} {...outside}>
      <div className={styles.content}>
        <div className={styles.head}>
          {brand}
          <IconButton label={closeMenu} icon={<CloseIcon />} onClick={close} />
        </div>
        {search}
        <nav aria-label={text.header.main} className={styles.links}>
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} className={styles.link} onClick={onClose}>
              {label}
            </NavLink>
          ))}
          {!user && (
            <NavLink to={signInPath(location)} className={styles.link} onClick={onClose}>
              {text.header.signIn}
            </NavLink>
          )}
        </nav>
        <LanguageChoices />
        <ThemeChoices text={text.theme} theme={theme} />
      </div>
    </dialog>
  );
}
