import type { ReactNode } from 'react';
import { SessionNotice } from '../session/SessionNotice';
import { useText } from '../text/useText';
import { Announcer } from './Announcer';
import { DevelopmentBanner } from './DevelopmentBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { UpdatePrompt } from './UpdatePrompt';
import classes from './Layout.module.css';

/** The frame around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText().header;
  return (
    <div className={classes.layout}>
      <a href="#main" className={classes.skip} onClick={focusMain}>{text.skip}</a>
      <DevelopmentBanner />
      <SessionNotice />
      <Header />
      {children}
      <Footer />
      <UpdatePrompt />
      <Announcer />
    </div>
  );
}

/** The address is left alone: a fragment in it would make another entry to go back through. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
