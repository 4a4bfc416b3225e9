import { useState } from 'react';
import { Button, Dialog } from '@lectern/shared/ui';
import type { PenWork } from './usePen';

type Props = { pen: PenWork; words: { reset: string; resetTitle: string; cancel: string; resetConfirm: string }; /** What is lost, in a sentence. */ warning: string; disabled?: boolean };

/** Puts what a pen began with in place of what is in it, once that was confirmed. */
export function ResetPen({ pen, words, warning, disabled = false }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" disabled={disabled} onClick={() => setAsks(true)}>{words.reset}</Button>
      <Dialog
        open={asks} title={words.resetTitle} onClose={() => setAsks(false)}
        actions={(
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>{words.cancel}</Button>
            <Button variant="danger" onClick={() => { setAsks(false); pen.replace(pen.base); }}>{words.resetConfirm}</Button>
          </>
        )}
      >
        <p>{warning}</p>
      </Dialog>
    </>
  );
}
