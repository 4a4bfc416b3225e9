import type { ReactNode } from 'react';
import * as styles from './Notice.module.css';

export type ErrorPanelProps = {
  /** Summary of the failure, in a few words. */
  title: ReactNode;
  /** Its cause, in a sentence. */
  reason?: ReactNode;
  /** Advice on how to recover. */
  advice?: ReactNode;
  /** The error's own message, for support. */
  detail?: ReactNode;
  /** Buttons, such as a retry. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Error panel: what failed, why, and what to do. Screen readers announce it when it appears. */
export function ErrorPanel({ title, reason, advice, detail, actions, headingLevel = 2 }: ErrorPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.notice} data-kind="error" role="alert">
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      <div className={styles.text}>
        {reason && <p>{reason}</p>}
        {advice && <p>{advice}</p>}
      </div>
      {detail && <p className={styles.detail}>{detail}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
