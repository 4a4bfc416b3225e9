import { Suspense, useEffect, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { chooseReleases } from '../../federation/live/channel';
import { useSession } from '../../session/SessionContext';
import { usePageState } from '../../state/PageState';
import { useRegistry, useShell } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { Header } from '../header/Header';
import { Announcer } from './Announcer';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';

/** Frame around every screen: skip link, notices, header, footer, update prompt and announcer. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(shellText).header;
  const { background, config, version, canaries } = useShell();
  /** Deferred parts of the shell; null until their code has loaded. */
  const parts = useSignal(background.parts);
  const live = chooseReleases(useRegistry().shell, canaries.shell).release.version;
  const isHeld = useSignal(usePageState().unsaved.isHeld);
  const { isRemembered, hasEnded } = useSession();
  const hasNotice = isRemembered || hasEnded;
  useEffect(() => {
    if (hasNotice) background.prepare();
  }, [hasNotice, background]);
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip} onClick={focusMain}>
        {text.skip}
      </a>
      {parts && config.development && <parts.DevelopmentBanner development={config.development} />}
      <div role="status" className={hasNotice && !parts ? styles.noticePlaceholder : undefined}>
        {parts && <parts.SessionNotice />}
      </div>
      <Header />
      {children}
      {/* The footer never suspends. A boundary of its own makes React hydrate it after the header. */}
      <Suspense>
        <Footer />
      </Suspense>
      {parts && !config.development && <parts.UpdatePrompt version={version} live={live} isHeld={isHeld} />}
      <Announcer />
    </div>
  );
}

/** Moves the focus without changing the address, since a fragment would add an entry to the history. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
