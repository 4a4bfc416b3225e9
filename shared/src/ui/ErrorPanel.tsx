import type { ReactNode } from 'react';
import classes from './Notice.module.css';

export type ErrorPanelProps = {
  /** What happened, in a few words. */
  title: ReactNode;
  /** Why, in a sentence. */
  what?: ReactNode;
  /** What can be done about it. */
  advice?: ReactNode;
  /** The message for whoever is asked for help, as the machine gave it. */
  detail?: ReactNode;
  /** Buttons: the way on. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** What stands where something should, and why it does not. Read out as soon as it appears. */
export function ErrorPanel({ title, what, advice, detail, actions, headingLevel = 2 }: ErrorPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.notice} data-kind="error" role="alert">
      <Heading className={classes.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      <div className={classes.words}>
        {what && <p>{what}</p>}
        {advice && <p>{advice}</p>}
      </div>
      {detail && <p className={classes.detail}>{detail}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
