import type { SessionUser } from '@lectern/shared/host';
import { Portrait } from './Portrait';
import * as styles from './profile.module.css';

/** A person's name, e-mail address and picture. */
export function ProfileHeader({ user, title }: { user: SessionUser; title: string }) {
  return (
    <header className={styles.head}>
      <Portrait name={user.displayName || user.email} src={user.photoUrl} />
      <div className={styles.who}>
        <h1 tabIndex={-1}>{user.displayName || title}</h1>
        <p className={styles.email}>{user.email}</p>
      </div>
    </header>
  );
}
