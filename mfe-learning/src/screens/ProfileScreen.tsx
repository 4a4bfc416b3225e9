import { useTitle, useUser } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Page, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { ProfileHeader } from '../profile/ProfileHeader';
import { ProfileTab } from '../profile/ProfileTab';
import { TABS } from '../profile/tabs';
import { useFlushProgress } from '../progress/useFlushProgress';
import { profileText } from '../text/profile/profile.en';

/**
 * Profile of the signed-in person: courses, certificates, orders, books, notes, pens, saved items and settings, as
 * tabs.
 */
export default function ProfileScreen() {
  const text = useText(profileText);
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
