import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons';
import { IconButton } from './IconButton';
import type { StatusTone } from './FormStatus';
import { uiText } from './text';
import classes from './ToastRegion.module.css';

/** A short message about what has just happened, with at most one thing to do. */
export type Toast = { id: string; tone?: StatusTone; message: string; action?: { label: string; run: () => void } };

/** Shows the messages it is given, the newest last, and reads each out once. Its owner keeps them, and takes one away on `onDismiss`. */
export function ToastRegion({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss: (id: string) => void }) {
  return (
    <div role="region" aria-label={uiText.notifications}>
      <ul className={classes.region} role="list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />)}
      </ul>
    </div>
  );
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const Sign = toast.tone === 'success' ? CheckIcon : toast.tone === 'error' || toast.tone === 'warning' ? WarningIcon : InfoIcon;
  return (
    <li className={classes.toast}>
      <Sign />
      <span className={classes.words}>{toast.message}</span>
      {toast.action && <button type="button" className={classes.action} onClick={toast.action.run}>{toast.action.label}</button>}
      <IconButton label={uiText.dismiss} icon={<CloseIcon />} size="small" onClick={() => { onDismiss(toast.id); }} />
    </li>
  );
}
