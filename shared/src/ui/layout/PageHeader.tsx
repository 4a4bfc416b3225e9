import type { ReactNode } from 'react';
import * as styles from './Page.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** One line about the page. */ lead?: ReactNode;
  eyebrow?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
};

/** Head of a screen with its only `h1`, which receives the focus after navigation. */
export function PageHeader({ title, lead, eyebrow, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
