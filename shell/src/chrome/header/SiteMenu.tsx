import { useState, type MouseEvent } from 'react';
import { IconButton, MenuIcon } from '@lectern/shared/ui';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { usePageState } from '../../state/PageState';
import { shellText } from '../../text/shell.en';
import { useDeferred } from '../deferred/useDeferred';
import { Brand } from '../parts/Brand';
import type { NavigationLink } from '../parts/navigation';
import { SearchForm } from '../parts/SearchForm';
import * as styles from './SiteMenu.module.css';

/** The id of the header's navigation. */
export const NAVIGATION = 'nav';

/**
 * Button for the navigation of small screens. The dialog is a deferred part: a press before it has loaded opens it once
 * it has. A navigation closes it. While no script runs, the button opens the header's own navigation.
 */
export function SiteMenu({ links }: { links: readonly NavigationLink[] }) {
  const text = useText(shellText);
  const { theme } = usePageState();
  const { key } = useLocation();
  const { parts, prepareOn, request } = useDeferred();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = (): void => setOpenAt(null);
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    setOpenAt(key);
    request(close);
  };
  return (
    <>
      <IconButton
        {...prepareOn}
        label={text.header.menu}
        icon={<MenuIcon />}
        className={styles.opener}
        aria-haspopup="dialog"
        popoverTarget={NAVIGATION}
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
