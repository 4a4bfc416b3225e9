import type { SessionUser } from '@lectern/shared/host';
import { Portrait } from './Portrait';
import classes from './profile.module.css';

/** Whose profile it is. */
export function ProfileHead({ user, title }: { user: SessionUser; title: string }) {
  return (
    <header className={classes.head}>
      <Portrait name={user.displayName || user.email} src={user.photoUrl} />
      <div className={classes.who}>
        <h1 tabIndex={-1}>{user.displayName || title}</h1>
        <p className={classes.email}>{user.email}</p>
      </div>
    </header>
  );
}
