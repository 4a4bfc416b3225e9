import { useState } from 'react';
import { useLocation } from '@lectern/shared/router';
import { ButtonLink, CloseIcon, IconButton } from '@lectern/shared/ui';
import { openWords } from '../../text/lesson/open.en';
import { useText } from '../../text/useText';
import styles from '../layout/LessonLayout.module.css';

/** What an account is good for, in one line below the video. Put away, it stays away for this visit. */
export function SignUpInvitation() {
  const text = useText(openWords);
  const { pathname, search } = useLocation();
  const [isThere, setThere] = useState(true);
  if (!isThere) return null;
  return (
    <div className={styles.join}>
      <p>{text.join}</p>
      <ButtonLink to={`/sign_up?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="small">
        {text.signUp}
      </ButtonLink>
      <IconButton label={text.away} icon={<CloseIcon />} size="small" onClick={() => setThere(false)} />
    </div>
  );
}
