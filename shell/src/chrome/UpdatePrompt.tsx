import { useState } from 'react';
import { Button } from '@lectern/shared/ui';
import { useRegistry, useShell } from '../routing/ShellContext';
import { useText } from '../text/useText';
import { useChrome } from './Chrome';
import { useSignal } from './signal';
import classes from './Layout.module.css';

/** Offers to reload when another release of the shell is live than the one that runs; never while input is unsaved. */
export function UpdatePrompt() {
  const text = useText().update;
  const { version, config } = useShell();
  const live = useRegistry().shell.stable.version;
  const isHeld = useSignal(useChrome().unsaved.isHeld);
  const [refused, setRefused] = useState(version);
  if (live === version || live === refused || isHeld || config.development) return null;
  return (
    <div role="status" className={classes.update} data-prompt="update">
      <p>{text.ready}</p>
      <Button size="small" variant="accent" onClick={() => location.reload()}>{text.reload}</Button>
      <Button size="small" variant="quiet" onClick={() => setRefused(live)}>{text.later}</Button>
    </div>
  );
}
