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
        <div className={styles.notice} data-session="remembered">
          <p>
            <InfoIcon />
            {text.remembered}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {text.tryAgain}
          </Button>
        </div>
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
    <div className={styles.notice} data-session="ended">
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
    </div>
  );
}
