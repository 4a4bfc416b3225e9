import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/signs';
import * as styles from './FormStatus.module.css';

/** Kind of a message. */
export type StatusTone = 'success' | 'error' | 'warning' | 'info';

/** Outcome of a form, or a note about it. Screen readers announce an error at once, other tones at the next pause. */
export function FormStatus({ tone, title, children }: { tone: StatusTone; title?: ReactNode; children?: ReactNode }) {
  const ToneIcon = tone === 'success' ? CheckIcon : tone === 'info' ? InfoIcon : WarningIcon;
  return (
    <div className={styles.status} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <ToneIcon />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
