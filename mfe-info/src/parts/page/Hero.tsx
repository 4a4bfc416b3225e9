import type { ReactNode } from 'react';
import styles from './Hero.module.css';

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
      <Rings />
      <div className={styles.inside}>
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

/** Brand illustration: sound waves around a speaker. Decorative. */
function Rings() {
  return (
    <svg
      className={styles.rings}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[60, 105, 150, 195, 240, 285].map((r) => (
        <circle key={r} cx="290" cy="250" r={r} strokeWidth={1.5} />
      ))}
      <circle className={styles.core} cx="290" cy="250" r="24" />
    </svg>
  );
}
