import type { Profile } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { SkeletonText, TextArea, TextField } from '@lectern/shared/ui';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { Choices } from './Choices';
import { LinkFields } from './LinkFields';
import { ownProfile, saveProfile, type ProfileFacts } from './ownProfile';
import { checkProfile, LIMITS } from './profileFaults';
import styles from './settings.module.css';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useSettingsForm } from './useSettingsForm';

/** Name and public profile. */
export function ProfileSettings({ user }: TabProps) {
  const text = useText(settingsWords);
  const query = useQuery(ownProfile(user.uid));
  return (
    <div className={styles.part}>
      <TabData query={query} failed={text.failed} skeleton={<SkeletonText lines={8} />}>
        {(profile) => <ProfileForm key={user.uid} user={user} profile={profile} />}
      </TabData>
    </div>
  );
}

function ProfileForm({ user, profile }: TabProps & { profile: Profile | null }) {
  const words = useText(settingsWords);
  const text = words.profile;
  const client = useQueryClient();
  const form = useSettingsForm<ProfileFacts, true>({
    initial: {
      displayName: user.displayName || (profile?.displayName ?? ''),
      headline: profile?.headline ?? '',
      bio: profile?.bio ?? '',
      links: profile?.links ?? [],
      visibility: profile?.visibility ?? 'private',
    },
    check: (values) => checkProfile(values, text),
    save: async (values) => {
      await saveProfile(user, {
        ...values,
        displayName: values.displayName.trim(),
        headline: values.headline.trim(),
        bio: values.bio.trim(),
        links: values.links.map((link) => link.trim()).filter(Boolean),
      });
      await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
      return true;
    },
  });
  const { values, faults, set } = form;
  return (
    <SettingsFormFrame form={form} label={text.form} submitLabel={words.save} done={words.saved}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        autoComplete="name"
        value={values.displayName}
        error={faults.displayName}
        onChange={(event) => set('displayName', event.target.value)}
      />
      <TextField
        label={text.headline}
        hint={text.headlineHint}
        optional
        value={values.headline}
        error={faults.headline}
        onChange={(event) => set('headline', event.target.value)}
      />
      <TextArea
        label={text.bio}
        hint={text.bioHint(LIMITS.bio - values.bio.length)}
        optional
        value={values.bio}
        error={faults.bio}
        onChange={(event) => set('bio', event.target.value)}
      />
      <LinkFields links={values.links} fault={faults.links} onChange={(links) => set('links', links)} />
      <Choices
        label={text.visibility}
        name="visibility"
        value={values.visibility}
        onChoose={(value) => set('visibility', value)}
        options={(['private', 'public'] as const).map((value) => ({
          value,
          label: text.visibilities[value],
          hint: text.visibilityHints[value],
        }))}
      />
    </SettingsFormFrame>
  );
}
