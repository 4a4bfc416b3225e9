import { useState } from 'react';
import { Button, Dialog } from '@lectern/shared/ui';
import type { PenState } from './usePen';

type Text = { reset: string; resetTitle: string; cancel: string; resetConfirm: string };

type Props = {
  pen: PenState;
  text: Text;
  /** Explains what will be lost, in a sentence. */
  warning: string;
};

/** Button that resets a pen to its starting code, after a confirmation. */
export function ResetPen({ disabled = false, ...rest }: Props & { disabled?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {rest.text.reset}
      </Button>
      <ResetDialog {...rest} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Dialog that asks for confirmation before it resets the pen. */
export function ResetDialog({ pen, text, warning, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const reset = (): void => {
    onClose();
    pen.replace(pen.base);
  };
  return (
    <Dialog
      open={open}
      title={text.resetTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="danger" onClick={reset}>
            {text.resetConfirm}
          </Button>
        </>
      }
    >
      <p>{warning}</p>
    </Dialog>
  );
}
