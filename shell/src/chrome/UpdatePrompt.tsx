import { useState } from 'react';
import { Button } from '@lectern/shared/ui';
import { useLaterText } from '../text/useLaterText';
import classes from './Layout.module.css';

/**
 * Offers to reload when another release of the shell is live than the one that runs; never while input is unsaved, and
 * so held.
 */
export function UpdatePrompt({ version, live, isHeld }: { version: string; live: string; isHeld: boolean }) {
  const text = useLaterText().update;
  const [refused, setRefused] = useState(version);
  if (live === version || live === refused || isHeld) return null;
  return (
    <div role="status" className={classes.update} data-prompt="update">
      <p>{text.ready}</p>
      <Button size="small" variant="accent" onClick={() => location.reload()}>
        {text.reload}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setRefused(live)}>
        {text.later}
      </Button>
    </div>
  );
}
