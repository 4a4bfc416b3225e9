import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Frame of a screen, inside the shell's `main`: sets width, margins and the spacing of sections. */
export function Page({ width = 'medium', children }: { width?: 'narrow' | 'medium' | 'wide'; children: ReactNode }) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
