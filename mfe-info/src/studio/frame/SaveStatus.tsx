import { useEffect } from 'react';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, ClockIcon, WarningIcon } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { reasonOf } from './reasonOf';
import { useDraft, useSession } from './useDraft';
import styles from './StudioCourse.module.css';

/** Says whether everything is saved. Only trouble is announced: "Saving…" after each word would be noise. */
export function SaveStatus() {
  const text = useText(studioText).save;
  const { announce } = useHost();
  const session = useSession();
  const { save } = useDraft();
  useUnsavedChanges(save.kind === 'saving');
  const words =
    save.kind === 'failed'
      ? text.failed(reasonOf(save.error))
      : save.kind === 'offline'
        ? text.offline
        : save.kind === 'saving'
          ? text.saving
          : text.saved;
  const isTrouble = save.kind === 'failed' || save.kind === 'offline';
  useEffect(() => {
    if (isTrouble) announce(words);
  }, [isTrouble, words, announce]);
  if (save.kind === 'gone') return null;
  const Icon = save.kind === 'saved' ? CheckIcon : isTrouble ? WarningIcon : ClockIcon;
  return (
    <div className={styles.save} data-state={save.kind}>
      <Icon />
      <span>{words}</span>
      {save.kind === 'failed' && (
        <Button variant="secondary" size="small" onClick={session.retry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
