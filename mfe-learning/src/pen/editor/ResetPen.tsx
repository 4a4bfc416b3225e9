import { useState } from 'react';
import { Button, Dialog } from '@lectern/shared/ui';
import type { PenWork } from './usePen';

type Words = { reset: string; resetTitle: string; cancel: string; resetConfirm: string };

type Props = { pen: PenWork; words: Words; /** What is lost, in a sentence. */ warning: string };

/** A button that puts what a pen began with in place of what is in it, once that was confirmed. */
export function ResetPen({ disabled = false, ...rest }: Props & { disabled?: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" disabled={disabled} onClick={() => setAsks(true)}>
        {rest.words.reset}
      </Button>
      <ResetDialog {...rest} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}

/** Asks whether a pen is to begin anew, and does it. */
export function ResetDialog({ pen, words, warning, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={words.resetTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              pen.replace(pen.base);
            }}
          >
            {words.resetConfirm}
          </Button>
        </>
      }
    >
      <p>{warning}</p>
    </Dialog>
  );
}
