import { useEffect } from 'react';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, ClockIcon, WarningIcon } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { reasonOf } from './reasonOf';
import { useDraftValue, useSession } from './useDraft';
import * as styles from './StudioCourse.module.css';

/** Says whether everything is saved. Only trouble is announced: "Saving…" after each word would be noise. */
export function SaveStatus() {
  const text = useText(studioText).save;
  const { announce } = useHost();
  const session = useSession();
  const kind = useDraftValue(({ save }) => save.kind);
  const error = useDraftValue(({ save }) => (save.kind === 'failed' ? save.error : null));
  useUnsavedChanges(kind === 'saving');
  const isTrouble = kind === 'failed' || kind === 'offline';
  const words = kind === 'failed' ? text.failed(reasonOf(error)) : kind === 'gone' ? '' : text[kind];
  useEffect(() => {
    if (isTrouble) announce(words);
  }, [isTrouble, words, announce]);
  if (kind === 'gone') return null;
  const Icon = kind === 'saved' ? CheckIcon : isTrouble ? WarningIcon : ClockIcon;
  return (
    <div className={styles.save} data-state={kind}>
      <Icon />
      <span>{words}</span>
      {kind === 'failed' && (
        <Button variant="secondary" size="small" onClick={session.retry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
