import { useId, type ReactNode } from 'react';
import classes from './Page.module.css';

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A link at the end of the heading's line, such as "See all". */ more?: ReactNode;
  /** For a link to this section. */ id?: string;
  children: ReactNode;
};

/** A part of a screen under an `h2`, which names it for screen readers. */
export function Section({ title, lead, more, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId} id={id}>
      <div>
        <div className={classes.sectionHead}>
          <h2 id={titleId}>{title}</h2>
          {more}
        </div>
        {lead && <p className={classes.sectionLead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
