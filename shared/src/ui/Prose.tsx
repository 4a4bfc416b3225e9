import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** Long text to be read: its plain elements are set with a comfortable measure and rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
