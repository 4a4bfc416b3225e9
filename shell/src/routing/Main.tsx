import type { ReactNode } from 'react';
import classes from './Main.module.css';

/** Whose screen is shown: owner, its release and the screen's name; null while it is not there (yet). */
export type Shown = { remote: string; release: string; screen: string } | null;

/** The one `main` of the page. Its data attributes say whose screen it holds. */
export function Main({ shown, busy = false, children }: { shown: Shown; busy?: boolean; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes.main}
      aria-busy={busy || undefined}
      data-remote={shown?.remote}
      data-release={shown?.release}
      data-screen={shown?.screen}
    >
      {children}
    </main>
  );
}
