import { useEffect, type ReactNode } from 'react';
import { useRegistry, useShell } from '../routing/ShellContext';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { Announcer } from './Announcer';
import { useChrome } from './Chrome';
import { Footer } from './Footer';
import { Header } from './Header';
import { useSignal } from './signal';
import classes from './Layout.module.css';
// Of what is shown above the header later.
import '../session/SessionNotice.module.css';

/** The frame around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText().header;
  const {
    later,
    config: { development },
    version,
  } = useShell();
  const parts = useSignal(later.parts);
  const live = useRegistry().shell.stable.version;
  const isHeld = useSignal(useChrome().unsaved.isHeld);
  const { isRemembered, hasEnded } = useSession();
  const isTold = isRemembered || hasEnded;
  useEffect(() => {
    if (isTold) void later.load().catch(() => undefined);
  }, [isTold, later]);
  return (
    <div className={classes.layout}>
      <a href="#main" className={classes.skip} onClick={focusMain}>
        {text.skip}
      </a>
      {parts && development && <parts.DevelopmentBanner development={development} />}
      <div role="status" className={isTold && !parts ? classes.noticePlace : undefined}>
        {parts && <parts.SessionNotice />}
      </div>
      <Header />
      {children}
      <Footer />
      {parts && !development && <parts.UpdatePrompt version={version} live={live} isHeld={isHeld} />}
      <Announcer />
    </div>
  );
}

/** The address is left alone: a fragment in it would make another entry to go back through. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
