import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { CloseIcon } from './icons';
import { IconButton } from './IconButton';
import { uiText } from './text';
import { usePressOutside } from './usePressOutside';
import classes from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button, or a press outside. The owner sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the least weighty first. */
  actions?: ReactNode;
  size?: 'medium' | 'wide';
};

/**
 * A modal dialog, the browser's own: it keeps the focus inside and gives it back. Its content exists only while it is
 * open.
 */
export function Dialog({ open, onClose, title, children, actions, size = 'medium' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const outside = usePressOutside(onClose);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  const cancel = (event: SyntheticEvent): void => {
    // A file field that was left without a choice says the same of itself.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onClose={() => {
        if (open) onClose();
      }}
      onCancel={cancel}
      {...outside}
    >
      {open && (
        <div className={classes.inside}>
          <header className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <IconButton label={uiText.close} icon={<CloseIcon />} size="small" onClick={onClose} />
          </header>
          <div>{children}</div>
          {actions && <footer className={classes.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
