import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { inTurn } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Checkbox, FormStatus, Select } from '@lectern/shared/ui';
import { saveWatchingPreferences, type WatchingPreferences } from '../../data/accountPreferences';
import { reasonOf } from '@lectern/shared/failure';
import { CAPTION_SIZES, savePreferences, SPEEDS } from '../../player/preferences/preferences';
import { settingsText } from '../../text/profile/settings.en';
import { Choices } from './Choices';
import * as styles from './settings.module.css';
import { DEFAULTS } from './watchingPreferences';

/** Common caption languages. The current choice is added when it is not among them. */
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'];

type Props = { user: SessionUser; stored: WatchingPreferences | null };

/** Fields for captions and speed. Each change is saved at once, and applies to the players on this device. */
export function WatchingFields({ user, stored }: Props) {
  const { watching: text, saved, notSaved } = useText(settingsText);
  const saving = useSaving(user.uid);
  const { captions, speed } = saving.isPending ? saving.variables : (stored ?? DEFAULTS);
  const change = (next: Partial<WatchingPreferences['captions']>): void =>
    saving.mutate({ captions: { ...captions, ...next }, speed });
  return (
    <div className={styles.form}>
      <Checkbox
        label={text.captions}
        checked={captions.on}
        onChange={(event) => change({ on: event.target.checked })}
      />
      <div className={styles.pair}>
        <LanguageField language={captions.language} onChange={(language) => change({ language })} />
        <Select
          label={text.speed}
          value={String(speed)}
          onChange={(event) => saving.mutate({ captions, speed: Number(event.target.value) })}
          options={SPEEDS.map((value) => ({ value: String(value), label: text.speeds(value) }))}
        />
      </div>
      <Choices
        label={text.size}
        name="caption-size"
        value={captions.size}
        onChoose={(size) => change({ size })}
        options={CAPTION_SIZES.map((value) => ({ value, label: text.sizes[value] }))}
      />
      {saving.isError && (
        <FormStatus tone="error" title={notSaved}>
          {reasonOf(saving.error)}
        </FormStatus>
      )}
      {saving.isSuccess && <FormStatus tone="success">{saved}</FormStatus>}
    </div>
  );
}

/** Saves the preferences in the account, then on this device. */
function useSaving(uid: string) {
  const { theme } = useHost();
  const client = useQueryClient();
  return useMutation({
    // The latest of quick choices is stored last.
    mutationFn: (chosen: WatchingPreferences) =>
      inTurn(`watching ${uid}`, () => saveWatchingPreferences(uid, chosen, theme.choice)),
    onSuccess: (_result, chosen) => {
      savePreferences({ ...chosen, unsavedOf: null });
      return client.invalidateQueries({ queryKey: ['users', uid, 'preferences'] });
    },
  });
}

type LanguageProps = { language: string | null; onChange: (language: string | null) => void };

function LanguageField({ language, onChange }: LanguageProps) {
  const { watching: text } = useText(settingsText);
  const languages = [...new Set([...LANGUAGES, ...(language ? [language] : [])])];
  return (
    <Select
      label={text.language}
      value={language ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[
        { value: '', label: text.pageLanguage },
        ...languages.map((value) => ({ value, label: text.languageName(value) })),
      ]}
    />
  );
}
