import type { Browser, BrowserContext, Page } from 'playwright-core';
import { FAILURE_SCREEN } from './failureScreen';

/** A screen to try. `mayCrash` is true for one that needs an account: nobody is signed in, so it only has to load. */
export type TrialScreen = {
  url: string;
  owner: string;
  version: string;
  screen: string;
  mayCrash: boolean;
  /** The container's global and the exposed module of a remote's screen; null for the shell's own. */
  module: { global: string; name: string } | null;
};

/**
 * Milliseconds: `hang` until a page that does not react is given up, `load` until the screen must be shown. A shown
 * screen passes after `watch` without a loader, since the failure screen of a crash begins with a loader for its own
 * code. It passes after `parts` even when a part of it is still loading.
 */
const TIMES = { hang: 40_000, load: 20_000, parts: 5_000, watch: 400 };

/**
 * Script that reads the state of the page from the data attributes that the shell promises: see the design of `<main>`
 * in the shell. It waits for the next frame, at most half a second, because React runs effects after a frame.
 */
const STATE = `new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 500);
}).then(() => {
  const main = document.querySelector('main');
  const alert = ${FAILURE_SCREEN};
  const { remote = null, release = null, screen = null } = main ? main.dataset : {};
  if (remote) window.lecternTrial = { remote, release, screen };
  return {
    shown: window.lecternTrial ?? null,
    isLoading: document.querySelector('main [data-loader]') !== null,
    failure: alert ? { kind: alert.dataset.kind, text: alert.innerText.slice(0, 600) } : null,
  };
})`;

type State = {
  shown: { remote: string; release: string; screen: string } | null;
  /** True while the shell's loader is shown instead: the screen, or the failure screen, waits for a deferred part. */
  isLoading: boolean;
  failure: { kind: string; text: string } | null;
};

/**
 * Opens one screen in a page of its own. Resolves to null when the screen is shown, else to the reason why not. Never
 * waits longer than 40 s, also when the page hangs.
 */
export async function tryScreen(browser: Browser, target: TrialScreen): Promise<string | null> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  try {
    return await within(TIMES.hang, watchScreen(context, target));
  } catch (error) {
    return `The page broke: ${error instanceof Error ? firstLine(error.message) : String(error)}`;
  } finally {
    // A page that hangs would delay this: closing the browser ends it.
    void context.close().catch(() => undefined);
  }
}

async function watchScreen(context: BrowserContext, target: TrialScreen): Promise<string | null> {
  const { origin } = new URL(target.url);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  if (target.module) await page.addInitScript(keepContainer(target.module.global));
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(firstLine(String(error))));
  await page.goto(target.url, { waitUntil: 'commit', timeout: TIMES.load });
  const end = performance.now() + TIMES.load;
  /** True while the shown screen has a loader, as of the time `since`; null until the screen is shown. */
  let wasLoading: boolean | null = null;
  let since = Infinity;
  while (performance.now() < end) {
    const { shown, isLoading, failure } = await page.evaluate<State>(STATE);
    if (failure && (shown === null || !target.mayCrash)) {
      const cause = shown === null && target.module ? await causeOf(page, target.module.name) : [];
      return describe(failure, [...cause, ...errors]);
    }
    if (isTarget(shown, target)) {
      if (isLoading !== wasLoading) since = performance.now();
      wasLoading = isLoading;
      if (performance.now() - since >= (isLoading ? TIMES.parts : TIMES.watch)) return null;
    }
    await page.waitForTimeout(50);
  }
  if (wasLoading !== null) return null;
  return `It was not shown within ${TIMES.load / 1000} s. ${errors[0] ?? 'The page reported no error.'}`;
}

/** Script that stores the container of a remote as `lecternContainer`: the shell discards one that failed. */
const keepContainer = (global: string): string => `(() => {
  let current;
  Object.defineProperty(window, ${JSON.stringify(global)}, {
    configurable: true,
    get: () => current,
    set: (value) => { current = value; window.lecternContainer = value ?? window.lecternContainer; },
  });
})()`;

/** Asks the container for the module again: the shell's message names the file, but not what the file threw. */
async function causeOf(page: Page, module: string): Promise<string[]> {
  const name = JSON.stringify(module);
  const cause = await page.evaluate<string | null>(
    `Promise.resolve(window.lecternContainer?.get(${name}))
      .then((factory) => factory?.()).then(() => null, (error) => String(error))`,
  );
  return cause === null ? [] : [firstLine(cause)];
}

const isTarget = (shown: State['shown'], { owner, version, screen }: TrialScreen): boolean =>
  shown?.remote === owner && shown.release === version && shown.screen === screen;

function describe({ kind, text }: NonNullable<State['failure']>, errors: readonly string[]): string {
  const details = text.split('\n').filter((line) => line.trim() !== '');
  // The second line is for visitors; the third is the error itself.
  return [`It failed (${kind}).`, ...details.slice(2, 3), ...errors.slice(0, 1)].join(' ');
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`it did not react for ${limit / 1000} s.`)), limit);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
