import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons';
import classes from './FormStatus.module.css';

/** What kind of news a message brings. */
export type StatusTone = 'success' | 'error' | 'warning' | 'info';

/** What became of a form, or a note about it. An error interrupts screen readers; the rest waits for a pause. */
export function FormStatus({ tone, title, children }: { tone: StatusTone; title?: ReactNode; children?: ReactNode }) {
  const Sign = tone === 'success' ? CheckIcon : tone === 'info' ? InfoIcon : WarningIcon;
  return (
    <div className={classes.status} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Sign />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
