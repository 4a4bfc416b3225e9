import type { ReactNode } from 'react';
import * as styles from './PendingStatus.module.css';

type Props = {
  /** Shown while the change is being sent. */
  sending: string;
  /** Reason why it could not be sent; null before a failure. */
  refusal: string | null;
  /** Actions after a refusal, as text buttons. */
  children: ReactNode;
};

/** Status of something written that the backend does not have yet; after a failure, the reason and what to do. */
export function PendingStatus({ sending, refusal, children }: Props) {
  return (
    <p className={styles.status} role="status">
      {refusal === null ? (
        sending
      ) : (
        <>
          {refusal} <span className={styles.actions}>{children}</span>
        </>
      )}
    </p>
  );
}
