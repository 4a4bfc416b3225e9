import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { CloseIcon } from '../icons/actions';
import { IconButton } from '../actions/IconButton';
import { controlsText } from '../text/controls.en';
import { useBackdropPress } from './useBackdropPress';
import * as styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button or a press on the backdrop. The owner sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the most important one last. */
  actions?: ReactNode;
  size?: 'medium' | 'wide';
};

/** Modal dialog of the browser, which traps the focus and restores it. Its content is mounted only while it is open. */
export function Dialog({ open, onClose, title, children, actions, size = 'medium' }: DialogProps) {
  const text = useText(controlsText);
  const ref = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropPress(onClose);
  const titleId = useId();
  const isRemoved = useOpenState(ref, open);
  const cancel = (event: SyntheticEvent): void => {
    // A file field whose picker is cancelled fires the same event, which bubbles.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onClose={() => {
        if (open && !isRemoved.current) onClose();
      }}
      onCancel={cancel}
      {...backdrop}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={text.close} icon={<CloseIcon />} size="small" onClick={onClose} />
          </header>
          <div>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * Opens and closes the element as `open` changes, and closes it before it is removed: browsers return the focus only
 * from a dialog that is closed. Returns a ref that is true from then on.
 */
function useOpenState(ref: RefObject<HTMLDialogElement | null>, open: boolean): RefObject<boolean> {
  const isRemoved = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [ref, open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
      if (dialog?.open) dialog.close();
    };
  }, [ref]);
  return isRemoved;
}
