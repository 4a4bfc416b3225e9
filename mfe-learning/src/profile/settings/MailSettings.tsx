import { QueryState } from '@lectern/shared/loading';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { inTurn } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Checkbox, FormStatus } from '@lectern/shared/ui';
import { getMutedKinds, NOTIFICATION_KINDS, saveMutedKinds, type NotificationKind } from '../../data/mailSettings';
import { reasonOf } from '@lectern/shared/failure';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { settingsText } from '../../text/profile/settings.en';
import { ownQuery } from '../ownQuery';
import type { TabProps } from '../tabs';
import * as styles from './settings.module.css';

const mutedKinds = (uid: string) =>
  queryOptions({ ...ownQuery, queryKey: ['users', uid, 'mail'], queryFn: () => getMutedKinds(uid) });

/** Settings section of the mails about notifications. Each change is saved at once. */
export function MailSettings({ user }: TabProps) {
  const text = useText(settingsText);
  const query = useQuery(mutedKinds(user.uid));
  return (
    <QueryState query={query} title={text.failed} placeholder={<TextPlaceholder lines={4} />}>
      {(off) => <MailFields uid={user.uid} stored={off} />}
    </QueryState>
  );
}

function MailFields({ uid, stored }: { uid: string; stored: readonly NotificationKind[] }) {
  const { mail: text, saved, notSaved } = useText(settingsText);
  const queries = useQueryClient();
  const saving = useMutation({
    // The latest of quick choices is stored last.
    mutationFn: (off: readonly NotificationKind[]) => inTurn(`mails ${uid}`, () => saveMutedKinds(uid, off)),
    onSuccess: () => queries.invalidateQueries(mutedKinds(uid)),
  });
  const off = saving.isPending ? saving.variables : stored;
  const change = (kind: NotificationKind, isOn: boolean): void =>
    saving.mutate(isOn ? off.filter((one) => one !== kind) : [...off, kind]);
  return (
    <div className={styles.form}>
      {NOTIFICATION_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={text.kinds[kind]}
          checked={!off.includes(kind)}
          onChange={(event) => change(kind, event.target.checked)}
        />
      ))}
      {saving.isError && (
        <FormStatus tone="error" title={notSaved}>
          {reasonOf(saving.error)}
        </FormStatus>
      )}
      {saving.isSuccess && <FormStatus tone="success">{saved}</FormStatus>}
    </div>
  );
}
