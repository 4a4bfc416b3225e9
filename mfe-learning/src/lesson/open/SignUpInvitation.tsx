import { useState } from 'react';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CloseIcon, IconButton } from '@lectern/shared/ui';
import { openText } from '../../text/lesson/open.en';
import * as styles from './SignUpInvitation.module.css';

/** Invites a signed-out visitor to create an account. Once dismissed, it stays hidden until the page is left. */
export function SignUpInvitation() {
  const text = useText(openText);
  const { pathname, search } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={styles.invitation}>
      <p>{text.invitation}</p>
      <ButtonLink to={`/sign_up?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="small">
        {text.signUp}
      </ButtonLink>
      <IconButton label={text.dismiss} icon={<CloseIcon />} size="small" onClick={() => setDismissed(true)} />
    </div>
  );
}
