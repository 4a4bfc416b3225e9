import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { noticesText } from '../../text/notices.en';
import * as styles from './Notices.module.css';

/** Prompt to reload, shown when a newer release of the shell is live; never while unsaved input is held. */
export function UpdatePrompt({ version, live, isHeld }: { version: string; live: string; isHeld: boolean }) {
  const text = useText(noticesText).update;
  const [dismissed, setDismissed] = useState(version);
  if (live === version || live === dismissed || isHeld) return null;
  return (
    <div role="status" className={styles.update} data-prompt="update">
      <p>{text.ready}</p>
      <Button size="small" variant="accent" onClick={() => location.reload()}>
        {text.reload}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setDismissed(live)}>
        {text.dismiss}
      </Button>
    </div>
  );
}
