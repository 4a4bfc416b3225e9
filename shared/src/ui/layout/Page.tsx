import type { ReactNode } from 'react';
import * as styles from './Page.module.css';

export type PageProps = {
  /** `card` is one card below a small drawing, for a screen that says a single thing. */
  width?: 'card' | 'narrow' | 'medium' | 'wide';
  children: ReactNode;
};

/** Frame of a screen, inside the shell's `main`: sets width, margins and the spacing of sections. */
export function Page({ width = 'medium', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
