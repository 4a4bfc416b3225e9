import { useText } from '@lectern/shared/text';
import { ButtonLink } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import * as styles from './settings.module.css';

const SIGN_UP = `/sign_up?next=${encodeURIComponent('/profile?tab=settings')}`;

/** Settings section of an account without an address: a guest's, or one of another system. It can get one. */
export function GuestSettings() {
  const text = useText(settingsText).guest;
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      <div>
        <ButtonLink to={SIGN_UP}>{text.signUp}</ButtonLink>
      </div>
    </div>
  );
}
