import { useTitle, useUser, type SessionUser } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Page, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { ProfileHeader } from '../profile/ProfileHeader';
import { ProfileTab } from '../profile/ProfileTab';
import { PublicCertificate } from '../profile/certificates/PublicCertificate';
import { TABS } from '../profile/tabs';
import { useFlushProgress } from '../progress/useFlushProgress';
import { profileText } from '../text/profile/profile.en';

/**
 * Profile of the signed-in person: courses, certificates, orders, books, notes, pens, saved items and settings, as
 * tabs. With `?certificate=` alone it checks a certificate, for anyone.
 */
export default function ProfileScreen() {
  const user = useUser();
  const [search] = useSearchParams();
  const certificate = search.get('certificate');
  // The tab shows own certificates that have no code yet; every other one is checked.
  if (certificate !== null && !(user && certificate.startsWith(`${user.uid}_`)))
    return <PublicCertificate given={certificate} uid={user?.uid ?? null} />;
  return user && <OwnProfile user={user} />;
}

function OwnProfile({ user }: { user: SessionUser }) {
  const text = useText(profileText);
  const selected = useSelectedTab(TABS);
  useFlushProgress(user);
  useTitle(text.names[selected]);
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
