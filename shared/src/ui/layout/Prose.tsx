import type { ReactNode } from 'react';
import * as styles from './Prose.module.css';

/** Long text: styles plain elements with a readable line length and spacing. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
