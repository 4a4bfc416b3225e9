import type { ReactNode } from 'react';
import * as styles from './Hero.module.css';

type Props = {
  title: string;
  lead: string;
  /** Picture of the running product, from `src/pictures`. */ picture: 'player' | 'course' | 'phone';
  children?: ReactNode;
};

/** Top of a landing page: its only `h1`, a lead and actions, and where there is room a picture of the product. */
export function Hero({ title, lead, picture, children }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.content}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
        <div className={styles.picture} data-picture={picture} />
      </div>
    </header>
  );
}

/** Class of a secondary button on a Hero. */
export const heroButton = styles.outline;
