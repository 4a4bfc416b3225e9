import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The frame of a screen: its width, its margins and the rhythm of its sections. The shell's `main` is around it. */
export function Page({ width = 'medium', children }: { width?: 'narrow' | 'medium' | 'wide'; children: ReactNode }) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
