import { useState } from 'react';
import { IconButton, MenuIcon } from '@lectern/shared/ui';
import { useLocation } from '@lectern/shared/router';
import { useLater } from '../later/useLater';
import { useText } from '../text/useText';
import { Brand } from './Brand';
import { useChrome } from './Chrome';
import type { NavigationLink } from './navigation';
import { SearchForm } from './SearchForm';
import classes from './SiteMenu.module.css';

/**
 * Opens the navigation of small screens, one of the later parts: a press before it has come opens it as soon as it
 * does. A navigation closes it.
 */
export function SiteMenu({ links }: { links: readonly NavigationLink[] }) {
  const text = useText();
  const { theme } = useChrome();
  const { key } = useLocation();
  const { parts, prepare, demand } = useLater();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = (): void => setOpenAt(null);
  const press = (): void => {
    setOpenAt(key);
    demand(close);
  };
  return (
    <>
      <IconButton
        {...prepare}
        label={text.header.menu}
        icon={<MenuIcon />}
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={press}
      />
      {openAt === key && parts && (
        <parts.SiteDialog
          text={text}
          links={links}
          brand={<Brand />}
          search={<SearchForm look="page" />}
          theme={theme}
          onClose={close}
        />
      )}
    </>
  );
}
