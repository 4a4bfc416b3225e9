import { useHost, useTitle, useUser, type SessionUser } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Page, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { ProfileHeader } from '../profile/ProfileHeader';
import { ProfileTab } from '../profile/ProfileTab';
import { PublicForm } from '../profile/visitors/PublicForm';
import { TABS } from '../profile/tabs';
import { useFlushProgress } from '../progress/useFlushProgress';
import { profileText } from '../text/profile/profile.en';

/**
 * Profile of the signed-in person: courses, review, certificates, orders, books, notes, pens, saved items and
 * settings, as tabs. For anyone, `?certificate=` checks a certificate, and `?user=` shows a public profile.
 */
export default function ProfileScreen() {
  const user = useUser();
  const { NotFound } = useHost();
  const [search] = useSearchParams();
  const certificate = search.get('certificate');
  // The tab shows own certificates that have no code yet; every other one is checked.
  if (certificate !== null && !(user && certificate.startsWith(`${user.uid}_`)))
    return <PublicForm form="certificate" given={certificate} uid={user?.uid ?? null} />;
  const person = search.get('user');
  if (person !== null)
    return /^[\w-]{1,128}$/.test(person) ? (
      <PublicForm form="user" given={person} uid={user?.uid ?? null} />
    ) : (
      <NotFound />
    );
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
