import type { Profile } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { TextArea, TextField } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import { Choices } from './Choices';
import { LinkFields } from './LinkFields';
import { saveProfile, type ProfileFields } from './ownProfile';
import { checkProfile, LIMITS } from './profileFaults';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useSettingsForm } from './useSettingsForm';

type Props = { user: SessionUser; profile: Profile | null };

/** Form for the name and the public profile. */
export function ProfileForm(props: Props) {
  const { profile: text, save, saved } = useText(settingsText);
  const form = useProfileForm(props);
  const { values, faults, set } = form;
  return (
    <SettingsFormFrame form={form} label={text.form} submitLabel={save} done={saved}>
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
      <VisibilityField value={values.visibility} onChange={(value) => set('visibility', value)} />
    </SettingsFormFrame>
  );
}

function useProfileForm({ user, profile }: Props) {
  const { profile: text } = useText(settingsText);
  const client = useQueryClient();
  return useSettingsForm<ProfileFields, true>({
    draft: `profile ${user.uid}`,
    initial: {
      displayName: user.displayName || (profile?.displayName ?? ''),
      headline: profile?.headline ?? '',
      bio: profile?.bio ?? '',
      links: profile?.links ?? [],
      visibility: profile?.visibility ?? 'private',
    },
    check: (values) => checkProfile(values, text),
    save: async (values, changed) => {
      await saveProfile(user, trimmed(values), changed);
      await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
      return true;
    },
  });
}

const trimmed = ({ displayName, headline, bio, links, visibility }: ProfileFields): ProfileFields => ({
  displayName: displayName.trim(),
  headline: headline.trim(),
  bio: bio.trim(),
  links: links.map((link) => link.trim()).filter(Boolean),
  visibility,
});

const VISIBILITIES = ['private', 'public'] as const;

type VisibilityProps = { value: ProfileFields['visibility']; onChange: (value: ProfileFields['visibility']) => void };

function VisibilityField({ value, onChange }: VisibilityProps) {
  const { profile: text } = useText(settingsText);
  return (
    <Choices
      label={text.visibility}
      name="visibility"
      value={value}
      onChoose={onChange}
      options={VISIBILITIES.map((visibility) => ({
        value: visibility,
        label: text.visibilities[visibility],
        hint: text.visibilityHints[visibility],
      }))}
    />
  );
}
