import { useEffect } from 'react';
import { useLocation } from '@lectern/shared/router';
import { Section } from '@lectern/shared/ui';
import { AvatarSettings } from '../avatar/AvatarSettings';
import { DeletionSettings } from '../deletion/DeletionSettings';
import { ExportSettings } from '../export/ExportSettings';
import { dataWords } from '../../text/profile/accountData.en';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import type { TabProps } from '../tabs';
import { AppearanceSettings } from './AppearanceSettings';
import { EmailSettings } from './EmailSettings';
import { PasswordSettings } from './PasswordSettings';
import { ProfileSettings } from './ProfileSettings';
import styles from './settings.module.css';
import { WatchingSettings } from './WatchingSettings';

/** How the person wants it: profile, sign-in, watching, appearance, and what happens with their data. */
export function SettingsTab({ user }: TabProps) {
  const text = useText(settingsWords);
  const data = useText(dataWords);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.layout}>
      <nav aria-label={text.parts} className={styles.index}>
        <ul role="list">
          {Object.entries(text.sections).map(([id, label]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  jumpTo(event, id);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <Section id="profile" title={text.sections.profile} lead={text.profile.lead}>
          <AvatarSettings user={user} />
          <ProfileSettings user={user} />
        </Section>
        <Section id="account" title={text.sections.account}>
          <EmailSettings user={user} />
          <PasswordSettings user={user} />
        </Section>
        <Section id="watching" title={text.sections.watching} lead={text.watching.lead}>
          <WatchingSettings user={user} />
        </Section>
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

/** The address is left alone, so that Back leads where it did. */
function jumpTo(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${id} h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}
