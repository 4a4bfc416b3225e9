import { Button, ButtonLink, IconButton, CloseIcon, InfoIcon } from '@lectern/shared/ui';
import { useLocation } from '@lectern/shared/router';
import { signInPath } from '../routing/returnTo';
import { useText } from '../text/useText';
import { useSession } from './SessionContext';
import classes from './SessionNotice.module.css';

/** A line above the header for what a visitor should know of their session: that it is only remembered, or that it has ended. */
export function SessionNotice() {
  const text = useText().session;
  const { isRemembered, hasEnded, retry } = useSession();
  return (
    <div role="status">
      {isRemembered && (
        <div className={classes.notice} data-session="remembered">
          <p><InfoIcon />{text.remembered}</p>
          <Button variant="secondary" size="small" onClick={retry}>{text.tryAgain}</Button>
        </div>
      )}
      {hasEnded && <EndedNotice />}
    </div>
  );
}

function EndedNotice() {
  const text = useText().session;
  const location = useLocation();
  const { acknowledge } = useSession();
  return (
    <div className={classes.notice} data-session="ended">
      <p><InfoIcon />{text.ended}</p>
      {location.pathname !== '/sign_in' && <ButtonLink to={signInPath(location)} variant="secondary" size="small">{text.signInAgain}</ButtonLink>}
      <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={acknowledge} />
    </div>
  );
}
