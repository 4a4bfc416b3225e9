import { useTitle, useUser } from '@lectern/shared/host';
import { Page, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { ProfileHeader } from '../profile/ProfileHeader';
import { ProfileTab } from '../profile/ProfileTab';
import { TABS } from '../profile/tabs';
import { useFlushProgress } from '../progress/useFlushProgress';
import { profileWords } from '../text/profile/profile.en';
import { useText } from '../text/useText';

/**
 * What is the signed-in person's own: what they learn, have to show for it, bought, read, noted and saved, and how they
 * want it.
 */
export default function ProfileScreen() {
  const text = useText(profileWords);
  const user = useUser();
  const selected = useSelectedTab(TABS);
  useFlushProgress(user);
  useTitle(text.names[selected]);
  if (!user) return null;
  return (
    <Page>
      <ProfileHeader user={user} title={text.title} />
      <div>
        <Tabs
          clearsQuery
          label={text.tabs}
          selected={selected}
          tabs={TABS.map((id) => ({ id, label: text.names[id] }))}
        />
        <TabPanel id={selected}>
          <ProfileTab id={selected} user={user} />
        </TabPanel>
      </div>
    </Page>
  );
}
