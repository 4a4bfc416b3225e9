import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@lectern/shared/router';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, CloseIcon, IconButton, InfoIcon } from '@lectern/shared/ui';
import { signInPath } from '../state/signInPath';
import { noticesText } from '../text/notices.en';
import { useSession } from './SessionContext';
import * as styles from './SessionNotice.module.css';

/**
 * Notices about the session: that the account is only remembered, or that the session has ended. Offline, the notice of
 * the connection replaces the former: it names the cause, and a retry would fail.
 */
export function SessionNotice() {
  const text = useText(noticesText).session;
  const { isRemembered, hasEnded, retry } = useSession();
  const isOnline = useOnline();
  return (
    <>
      {isRemembered && isOnline && (
        <Notice of="remembered">
          <p>
            <InfoIcon />
            {text.remembered}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {text.tryAgain}
          </Button>
        </Notice>
      )}
      {hasEnded && <EndedNotice />}
    </>
  );
}

function EndedNotice() {
  const text = useText(noticesText).session;
  const location = useLocation();
  const { acknowledge } = useSession();
  return (
    <Notice of="ended">
      <p>
        <InfoIcon />
        {text.ended}
      </p>
      {location.pathname !== '/sign_in' && (
        <ButtonLink to={signInPath(location)} variant="secondary" size="small">
          {text.signInAgain}
        </ButtonLink>
      )}
      <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={acknowledge} />
    </Notice>
  );
}

/** Frame of a notice. When it is removed with the focus in it, the content of the page takes that. */
function Notice({ of, children }: { of: 'remembered' | 'ended'; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = notice;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={notice} className={styles.notice} data-session={of}>
      {children}
    </div>
  );
}
