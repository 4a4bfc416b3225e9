import { useId, type ReactNode } from 'react';
import * as styles from './Page.module.css';

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Link at the end of the heading's line, such as “See all”. */ more?: ReactNode;
  /** Fragment that links to this section use. */ id?: string;
  children: ReactNode;
};

/** Section of a screen, named by its `h2`. */
export function Section({ title, lead, more, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div>
        <div className={styles.sectionHead}>
          <h2 id={titleId}>{title}</h2>
          {more}
        </div>
        {lead && <p className={styles.sectionLead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
