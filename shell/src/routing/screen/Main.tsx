import type { ReactNode } from 'react';
import * as styles from './Main.module.css';

/** Owner, release and name of the screen that is shown; null while none is. */
export type Shown = { remote: string; release: string; screen: string } | null;

/** The page's one `main`. Its data attributes name the screen that it holds. */
export function Main({ shown, busy = false, children }: { shown: Shown; busy?: boolean; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles.main}
      aria-busy={busy || undefined}
      data-remote={shown?.remote}
      data-release={shown?.release}
      data-screen={shown?.screen}
    >
      {children}
    </main>
  );
}
