import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { CloseIcon } from './icons';
import { IconButton } from './IconButton';
import { uiText } from './text';
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

/** A modal dialog, the browser's own: it keeps the focus inside and gives it back. Its content exists only while it is open. */
export function Dialog({ open, onClose, title, children, actions, size = 'medium' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  const pressOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog ref={ref} className={classes.dialog} data-size={size} aria-labelledby={titleId} onClose={() => { if (open) onClose(); }} onCancel={(event) => { event.preventDefault(); onClose(); }} onClick={pressOutside}>
      {open && (
        <div className={classes.inside}>
          <header className={classes.head}>
            <h2 id={titleId} className={classes.title}>{title}</h2>
            <IconButton label={uiText.close} icon={<CloseIcon />} size="small" onClick={onClose} />
          </header>
          <div>{children}</div>
          {actions && <footer className={classes.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
