import type { ReactNode } from 'react';
import classes from './Hero.module.css';

/** The opening of a page that has something to offer: its one `h1`, a few lines and the ways on. */
export function Hero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className={classes.hero}>
      <Rings />
      <div className={classes.inside}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children && <div className={classes.actions}>{children}</div>}
      </div>
    </header>
  );
}

/** The class for a second, quieter button upon a Hero. */
export const heroButton = classes.outline;

/** The drawing of the brand: a voice that spreads from where somebody stands. */
function Rings() {
  return (
    <svg
      className={classes.rings}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[60, 105, 150, 195, 240, 285].map((r) => (
        <circle key={r} cx="290" cy="250" r={r} strokeWidth={1.5} />
      ))}
      <circle className={classes.core} cx="290" cy="250" r="24" />
    </svg>
  );
}
