import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { ownProfile } from './ownProfile';
import { ProfileForm } from './ProfileForm';
import * as styles from './settings.module.css';

/** Settings section of the name and the public profile. */
export function ProfileSettings({ user }: TabProps) {
  const text = useText(settingsText);
  const query = useQuery(ownProfile(user.uid));
  return (
    <div className={styles.part}>
      <QueryState query={query} title={text.failed} placeholder={<TextPlaceholder lines={8} />}>
        {(profile) => (
          <>
            <ProfileForm key={user.uid} user={user} profile={profile} />
            {profile?.visibility === 'public' && (
              <p>
                <Link to={`/profile?user=${user.uid}`}>{text.profile.view}</Link>
              </p>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
