import '@lectern/shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { readBootData } from './boot/bootData';
import { showBootFailure } from './boot/bootFailure';
import { App } from './chrome/App';
import { createChrome } from './chrome/Chrome';
import { createShell } from './routing/createShell';
import { startFirst } from './routing/startFirst';
import { createAccountSource } from './session/accountSource';
import { createConnection } from './session/connection';
import { hasSessionMarker } from './session/sessionMarker';
import { whenIdle } from './session/whenIdle';

/** The release of this bundle; written in by the build. */
declare const LECTERN_SHELL_VERSION: string;

/** Boot data, then the parts, then the site. What can't start says so in the page. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const boot = readBootData(document);
  const connect = createConnection(boot.config.backend, location.origin);
  const shell = createShell(boot, LECTERN_SHELL_VERSION, connect);
  const source = createAccountSource(() => connect(() => import('@lectern/shared/firebase/auth')));
  // After `load`: a tag that is inserted before would hold that event back, and with it the browser's own sign that it
  // is loading.
  if (hasSessionMarker()) addEventListener('load', () => startFirst(shell, location.pathname), { once: true });
  whenIdle(
    () =>
      void shell.later.load().then(
        ({ startKeeping }) => {
          if (!boot.config.development) void startKeeping(shell.live);
        },
        () => undefined,
      ),
  );
  createRoot(root).render(<App shell={shell} chrome={createChrome()} source={source} />);
}

try {
  start();
} catch (error) {
  console.error(error);
  showBootFailure(error, document);
}
