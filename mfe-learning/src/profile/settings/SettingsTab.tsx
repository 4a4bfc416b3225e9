import { useEffect } from 'react';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { GoalSettings } from '../../goal/settings/GoalSettings';
import { accountDataText } from '../../text/profile/accountData.en';
import { goalText } from '../../text/profile/goal.en';
import { settingsText } from '../../text/profile/settings.en';
import { AvatarSettings } from '../avatar/AvatarSettings';
import { DeletionSettings } from '../deletion/DeletionSettings';
import { ExportSettings } from '../export/ExportSettings';
import type { TabProps } from '../tabs';
import { AppearanceSettings } from './AppearanceSettings';
import { EmailSettings } from './EmailSettings';
import { GuestSettings } from './GuestSettings';
import { MailSettings } from './MailSettings';
import { PasswordSettings } from './PasswordSettings';
import { ProfileSettings } from './ProfileSettings';
import { SettingsIndex } from './SettingsIndex';
import * as styles from './settings.module.css';
import { WatchingSettings } from './WatchingSettings';

/** The profile's tab of settings: profile, sign-in, watching, daily goal, appearance, and the account's data. */
export function SettingsTab({ user }: TabProps) {
  const text = useText(settingsText);
  const data = useText(accountDataText);
  const isGuest = user.email === '';
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.layout}>
      <SettingsIndex hasMails={!isGuest} />
      <div className={styles.sections}>
        <Section id="profile" title={text.sections.profile} lead={text.profile.lead}>
          <AvatarSettings user={user} />
          <ProfileSettings user={user} />
        </Section>
        <Section id="account" title={text.sections.account}>
          <SignInSettings user={user} isGuest={isGuest} />
        </Section>
        <Section id="watching" title={text.sections.watching} lead={text.watching.lead}>
          <WatchingSettings user={user} />
        </Section>
        <GoalSection user={user} />
        {!isGuest && (
          <Section id="notifications" title={text.sections.notifications} lead={text.mail.lead}>
            <MailSettings user={user} />
          </Section>
        )}
        <Section id="appearance" title={text.sections.appearance} lead={text.appearance.lead}>
          <AppearanceSettings />
        </Section>
        <Section id="data" title={text.sections.data} lead={data.lead}>
          <ExportSettings user={user} />
          <DeletionSettings user={user} />
        </Section>
      </div>
    </div>
  );
}

function SignInSettings({ user, isGuest }: TabProps & { isGuest: boolean }) {
  if (isGuest) return <GuestSettings />;
  return (
    <>
      <EmailSettings user={user} />
      <PasswordSettings user={user} />
    </>
  );
}

function GoalSection({ user }: TabProps) {
  const text = useText(settingsText);
  const { lead } = useText(goalText);
  return (
    <Section id="goal" title={text.sections.goal} lead={lead}>
      <GoalSettings user={user} />
    </Section>
  );
}
