import { useHost } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Checkbox, FormStatus, Select, SkeletonText } from '@lectern/shared/ui';
import { useFormat } from '@lectern/shared/text';
import { reasonOf } from '../../parts/reasonOf';
import { saveWatchingPreferences, type WatchingPreferences } from '../../data/accountPreferences';
import { CAPTION_SIZES, savePreferences, SPEEDS } from '../../player/preferences';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { Choices } from './Choices';
import styles from './settings.module.css';
import { USUAL, watchingPreferences } from './watchingPreferences';

/** Languages that captions come in; a person's own is added when it is another. */
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'];

/** Captions and speed. Each change is saved at once, and holds in the players of this device at once as well. */
export function WatchingSettings({ user }: TabProps) {
  const text = useText(settingsWords);
  const query = useQuery(watchingPreferences(user.uid));
  return (
    <TabData query={query} failed={text.failed} skeleton={<SkeletonText lines={5} />}>
      {(found) => <Fields user={user} found={found} />}
    </TabData>
  );
}

function Fields({ user, found }: TabProps & { found: WatchingPreferences | null }) {
  const format = useFormat();
  const words = useText(settingsWords);
  const text = words.watching;
  const { theme } = useHost();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (chosen: WatchingPreferences) => saveWatchingPreferences(user.uid, chosen, theme.choice),
    networkMode: 'always',
    onSuccess: (_done, chosen) => {
      savePreferences({ ...chosen, isUnsaved: false });
      return client.invalidateQueries({ queryKey: ['users', user.uid, 'preferences'] });
    },
  });
  const { captions, speed } = saving.isPending ? saving.variables : (found ?? USUAL);
  const change = (next: Partial<WatchingPreferences['captions']>): void => {
    saving.mutate({ captions: { ...captions, ...next }, speed });
  };
  const languages = [...new Set([...LANGUAGES, ...(captions.language ? [captions.language] : [])])];
  return (
    <div className={styles.form}>
      <Checkbox
        label={text.captions}
        checked={captions.on}
        onChange={(event) => {
          change({ on: event.target.checked });
        }}
      />
      <div className={styles.pair}>
        <Select
          label={text.language}
          value={captions.language ?? ''}
          onChange={(event) => {
            change({ language: event.target.value || null });
          }}
          options={[
            { value: '', label: text.ownLanguage },
            ...languages.map((value) => ({ value, label: format.languageName(value) })),
          ]}
        />
        <Select
          label={text.speed}
          value={String(speed)}
          onChange={(event) => {
            saving.mutate({ captions, speed: Number(event.target.value) });
          }}
          options={SPEEDS.map((value) => ({ value: String(value), label: text.speeds(value) }))}
        />
      </div>
      <Choices
        label={text.size}
        name="caption-size"
        value={captions.size}
        onChoose={(size) => {
          change({ size });
        }}
        options={CAPTION_SIZES.map((value) => ({ value, label: text.sizes[value] }))}
      />
      {saving.isError && (
        <FormStatus tone="error" title={words.notSaved}>
          {reasonOf(saving.error)}
        </FormStatus>
      )}
      {saving.isSuccess && <FormStatus tone="success">{words.saved}</FormStatus>}
    </div>
  );
}
