import '@lectern/shared/ui/tokens.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoute } from '@lectern/shared/contract';
import { App } from './App';
import { readBootData } from './boot/bootData';
import { showBootFailure } from './boot/bootFailure';
import { followDirection } from './boot/followDirection';
import { saveHint } from './boot/hint';
import { discardRendered, readRenderedPage } from './boot/renderedPage';
import { createShell } from './createShell';
import { loadLanguages } from './loadLanguages';
import { visitToken, type LoadReport } from './federation/load/loadReport';
import { startFirstScreen } from './routing/startFirstScreen';
import { createAccountSource } from './session/accountSource';
import { createConnection } from './session/connection';
import { hasSessionMarker } from './session/sessionMarker';
import { whenPageIdle, whenPageLoaded } from './session/whenPageIdle';
import { createPageState } from './state/PageState';
import type { Shell } from './state/ShellContext';
import type { Translations } from './state/translations';

/** Version of this bundle; defined by the build. */
declare const LECTERN_SHELL_VERSION: string;

/** Starts the site: reads the boot data, creates the services, and renders. English takes `translations` null. */
function start(translations: Translations | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  followDirection();
  const boot = readBootData(document);
  const connect = createConnection(boot.config.backend, location.origin);
  const rendered = readRenderedPage(root, hasSessionMarker());
  const shell = createShell(boot, LECTERN_SHELL_VERSION, connect, { translations, rendered });
  const source = createAccountSource(() => connect(() => import('@lectern/shared/firebase/auth')));
  // After `load`: a tag inserted earlier would delay that event and prolong the browser's loading indicator.
  if (hasSessionMarker()) whenPageLoaded(() => startFirstScreen(shell, location.pathname, location.search));
  if (boot.registry.shell.canary) whenPageIdle(() => shell.report(shellReport(shell)));
  const page = createPageState();
  const { choice } = page.theme;
  const updateHint = () => saveHint({ isSignedIn: hasSessionMarker(), theme: choice.get() });
  choice.subscribe(updateHint);
  whenPageIdle(() => {
    // Not earlier: the page would wait while the browser reads its cookies.
    updateHint();
    void startBackground(shell);
  });
  const app = <App shell={shell} page={page} source={source} />;
  // In slices of a few milliseconds: a visitor's first press waits for no more than one.
  if (rendered) startTransition(() => void hydrateRoot(root, app, { onUncaughtError: showFailure }));
  else createRoot(root, { onUncaughtError: showFailure }).render(app);
}

/** Returns the report on this shell, while a canary of the shell runs: it failed if nothing is rendered by now. */
function shellReport({ version, live }: Shell): LoadReport {
  const common = { remote: 'shell', version, serial: live.current().serial, duration: Math.round(performance.now()) };
  const isRendered = document.getElementById('main') !== null;
  return isRendered ? { ...common, outcome: 'loaded' } : { ...common, outcome: 'failed', kind: 'render' };
}

/** Loads the deferred parts, then starts measuring the page and caching the site on this device. Never rejects. */
async function startBackground({ deferred, background, config, live, ownRoutes }: Shell): Promise<void> {
  deferred.prepare();
  try {
    const { startCaching, observeVitals } = await background.load();
    if (config.development) return;
    // Not in the task that has evaluated and shown the parts: a press would wait for all of it.
    whenPageIdle(() => {
      observeVitals({ live, ownRoutes, matchRoute, token: visitToken() });
      void startCaching(live);
    });
  } catch {
    // The next use of one of its parts, or the network's return, tries again.
  }
}

/** Shows why there is no page: it could not start, or something outside the screens has crashed. */
function showFailure(error: unknown): void {
  console.error(error);
  showBootFailure(error);
}

/** Starts the site in the page's language, or in English when the texts of that can't be loaded. */
async function startInLanguage(): Promise<void> {
  const page = document.documentElement;
  if (page.lang === 'en') {
    // In a task of its own: a press in between is answered, and this script's evaluation is long enough.
    await new Promise((resolve) => setTimeout(resolve));
    start(null);
    return;
  }
  const translations = await loadLanguages()
    .then(({ startTranslations }) => startTranslations(page.lang))
    .catch(() => null);
  if (!translations) {
    page.lang = 'en';
    discardRendered();
  }
  start(translations);
}

startInLanguage().catch(showFailure);
