import type { BrowserContext, Page } from 'playwright-core';
import { FAILURE_SCREEN } from '../gate/failureScreen';

/**
 * The view of a visitor once the page has settled: a screen, the failure screen, the maintenance screen, a loader that
 * offers to cancel, or nothing. `ms` is the time until it was there, in milliseconds.
 */
export type VisitorView =
  | { outcome: 'screen'; remote: string; release: string; ms: number }
  | { outcome: 'failure'; kind: string; message: string; ms: number }
  | { outcome: 'maintenance'; ms: number }
  | { outcome: 'loading'; ms: number }
  | { outcome: 'nothing'; ms: number };

/** Milliseconds until a visitor must have something to use, on a machine that is fast enough. */
export const VISIT_LIMIT_MS = 20_000;
/** Milliseconds that a view must stay unchanged to count. */
const LASTING_MS = 700;

/** Script that reads the state of the page from the data attributes that the shell promises to set. */
const STATE = `(() => {
  const main = document.querySelector('main');
  const failure = ${FAILURE_SCREEN};
  if (failure) {
    const detail = failure.querySelector('[lang=en]') ?? failure;
    return { outcome: 'failure', kind: failure.dataset.kind, message: detail.innerText.trim() };
  }
  const { remote, release, screen } = main ? main.dataset : {};
  if (screen === 'MaintenanceScreen') return { outcome: 'maintenance' };
  if (remote && main.querySelector('h1')) return { outcome: 'screen', remote, release };
  return { outcome: document.querySelector('[data-loader=slow] button') ? 'loading' : 'nothing' };
})()`;

type State =
  | { outcome: 'screen'; remote: string; release: string }
  | { outcome: 'failure'; kind: string; message: string }
  | { outcome: 'maintenance' | 'loading' | 'nothing' };

/**
 * Watches a page until a state that `isAwaited` accepts has stayed unchanged for a moment, at most for `limit`
 * milliseconds. Resolves to the last state, and the milliseconds until it appeared.
 */
async function watch(page: Page, limit: number, isAwaited: (state: State) => boolean): Promise<VisitorView> {
  const start = Date.now();
  let state: State = { outcome: 'nothing' };
  let since = start;
  for (;;) {
    const next = await page.evaluate<State>(STATE).catch((): State => ({ outcome: 'nothing' }));
    if (JSON.stringify(next) !== JSON.stringify(state)) since = Date.now();
    state = next;
    const now = Date.now();
    if (isAwaited(state) && now - since >= LASTING_MS) return { ...state, ms: since - start };
    if (now - start > limit) return { ...state, ms: since - start };
    await page.waitForTimeout(30);
  }
}

const isUsable = ({ outcome }: State): boolean => outcome !== 'nothing' && outcome !== 'loading';

/** Opens an address as a new visitor; resolves to what they see, after `limit` milliseconds at the latest. */
export async function visitAddress(
  context: BrowserContext,
  address: string,
  limit: number,
): Promise<{ page: Page; view: VisitorView }> {
  const page = await context.newPage();
  const start = Date.now();
  await page.goto(address, { waitUntil: 'commit', timeout: Math.max(limit, VISIT_LIMIT_MS) });
  const opened = Date.now() - start;
  const view = await watch(page, limit, isUsable);
  return { page, view: { ...view, ms: opened + view.ms } };
}

/**
 * Follows a link within the open page, without a reload. Resolves to what is shown once it is a screen of `remote`, of
 * `release` if one is given, or after `limit` milliseconds.
 */
export async function goWithin(
  page: Page,
  limit: number,
  { path, remote, release }: { path: string; remote: string; release?: string },
): Promise<VisitorView> {
  const address = JSON.stringify(path);
  await page.evaluate(
    `(() => {
      const link = [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === ${address});
      if (link) return link.click();
      history.pushState({}, '', ${address});
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    })()`,
  );
  return watch(page, limit, (state) => {
    const isShown = state.outcome === 'screen' && state.remote === remote;
    return isShown && (release === undefined || state.release === release);
  });
}
