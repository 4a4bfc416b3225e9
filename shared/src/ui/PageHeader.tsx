import type { ReactNode } from 'react';
import classes from './Page.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** A line of what this page is for. */ lead?: ReactNode;
  eyebrow?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen with its one `h1`, which takes the focus when the screen is reached. */
export function PageHeader({ title, lead, eyebrow, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {breadcrumbs}
      <div className={classes.row}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
