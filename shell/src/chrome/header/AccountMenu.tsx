import { ButtonLink, classNames, IconButton, UserIcon } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useSession } from '../../session/SessionContext';
import { usePageState } from '../../state/PageState';
import { returnQuery } from '../../state/signInPath';
import { shellText } from '../../text/shell.en';
import { DeferredMenu } from '../deferred/DeferredMenu';
import * as styles from './Header.module.css';

/** Account menu of a signed-in visitor; otherwise links to sign in and sign up. */
export function AccountMenu() {
  const { user } = useSession();
  return user ? <UserMenu user={user} /> : <VisitorLinks />;
}

function VisitorLinks() {
  const text = useText(shellText).header;
  const query = returnQuery(useLocation());
  return (
    <>
      <ButtonLink to={`/sign_in${query}`} variant="quiet" size="small" className={styles.signIn}>
        {text.signIn}
      </ButtonLink>
      <ButtonLink to={`/sign_up${query}`} variant="accent" size="small">
        {text.signUp}
      </ButtonLink>
    </>
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const text = useText(shellText).header;
  const { announce } = usePageState();
  return (
    <DeferredMenu
      button={(props) => (
        <IconButton
          {...props}
          label={text.account(user.displayName || user.email)}
          icon={<Avatar user={user} />}
          className={styles.account}
        />
      )}
      panel={({ AccountPanel }, props) => <AccountPanel {...props} user={user} announce={announce} />}
    />
  );
}

/** Portrait or initials, and on a wide window the first name. */
function Avatar({ user: { photoUrl, displayName } }: { user: SessionUser }) {
  const names = displayName.split(' ');
  const initials = [names[0], names.length > 1 && names.at(-1)].map((name) => /./u.exec(name || '')).join('');
  return (
    <>
      {photoUrl ? (
        <img src={photoUrl} alt="" className={styles.portrait} />
      ) : (
        <span className={classNames(styles.portrait, initials && styles.initials)}>{initials || <UserIcon />}</span>
      )}
      <span className={styles.name}>{names[0]}</span>
    </>
  );
}
