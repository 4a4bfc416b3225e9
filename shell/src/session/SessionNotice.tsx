import { Button, ButtonLink, IconButton, CloseIcon, InfoIcon } from '@lectern/shared/ui';
import { useLocation } from '@lectern/shared/router';
import { signInPath } from '../routing/signInPath';
import { useLaterText } from '../text/useLaterText';
import { useSession } from './SessionContext';
import classes from './SessionNotice.module.css';

/** What a visitor should know of their session: that it is only remembered, or that it has ended. */
export function SessionNotice() {
  const text = useLaterText().session;
  const { isRemembered, hasEnded, retry } = useSession();
  return (
    <>
      {isRemembered && (
        <div className={classes.notice} data-session="remembered">
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
  const text = useLaterText().session;
  const location = useLocation();
  const { acknowledge } = useSession();
  return (
    <div className={classes.notice} data-session="ended">
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
