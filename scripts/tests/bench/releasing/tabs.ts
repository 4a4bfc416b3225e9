import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Step of a visitor: the link of the header to press, and the remote whose screen must be shown then; with `release`,
 * that release of it, perhaps after another one that gives way.
 */
export type Step = { path: string; remote: string; release?: string | undefined };

/** The two screens that tabs go back and forth between: the second is of the remote that is released. */
const AWAY: Step = { path: '/books', remote: 'commerce' };
export const HOME_SCREEN = { path: '/business', remote: 'info' } satisfies Step;

/** Links of the header, one of each remote. */
export const NAVIGATION: readonly Step[] = [HOME_SCREEN, AWAY, { path: '/all-courses', remote: 'catalogue' }];

/** Text that a tab holds in the header's search field, across navigations. */
export const typedText = (tab: number): string => `half a word ${String(tab)}`;

/** Open tabs of one browser, each of one of several visitors, on the screen of the remote under test. */
export type Tabs = { pages: Page[]; close(): Promise<void> };

/** Opens `count` tabs of `visitors` visitors at `url`; each has typed into the header. */
export async function openTabs(
  browser: Browser,
  url: string,
  { count, visitors }: { count: number; visitors: number },
): Promise<Tabs> {
  const contexts: BrowserContext[] = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    // A name that tsx gives to functions: in the page it has to do nothing.
    await context.addInitScript('globalThis.__name = (named) => named');
    contexts.push(context);
  }
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await contexts[tab % visitors]!.newPage();
    await page.goto(HOME_SCREEN.path);
    await page.locator(`main[data-remote="${HOME_SCREEN.remote}"] h1`).waitFor();
    await page.locator('header input[name="q"]').first().fill(typedText(tab));
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    pages.push(page);
  }
  return { pages, close: () => Promise.all(contexts.map((context) => context.close())).then(() => undefined) };
}

/** State of a tab after its steps. Times are milliseconds since 1970, by the machine's one clock. */
export type Visited = {
  /** The tab knew of the awaited serial. */
  known: number;
  /** The last screen was shown. */
  shown: number;
  /** Releases of the screens, in the order of the steps; null for a screen that failed. */
  releases: (string | null)[];
  /** Texts in the header's search field, and in the field of the screen when the tab knew of the serial. */
  typed: string;
  field: string | null;
  isSameDocument: boolean;
};

/**
 * Lets a tab wait for the revision `serial`, then press links one after the other as soon as each screen is shown. Runs
 * within the page, so that fifty tabs do not wait for the measuring process. Resolves to what the tab saw; a screen
 * counts as failed when nothing is shown within 30 s, or a failure screen is.
 */
export function visit(page: Page, serial: number, steps: readonly Step[] = [AWAY, HOME_SCREEN]): Promise<Visited> {
  return page.evaluate(inPage, { serial, steps, failures: FAILURES });
}

/** Failure screens: of the shell, and of a screen that didn't load. A screen's own form errors aren't. */
const FAILURES = 'main:not([data-remote]) [role="alert"], main [role="alert"][data-kind]:not([data-kind="error"])';

type PageVisit = { serial: number; steps: readonly Step[]; failures: string };

/** Runs in the page: it can use nothing from outside. */
async function inPage({ serial, steps, failures }: PageVisit): Promise<Visited> {
  const until = <T>(find: () => T | null): Promise<T | null> =>
    new Promise((done) => {
      const end = Date.now() + 30_000;
      const look = (): void => {
        const found = find();
        if (found === null && Date.now() < end) return;
        observer.disconnect();
        clearInterval(timer);
        done(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      const timer = setInterval(look, 250);
      look();
    });
  await until(() => (Number(document.documentElement.dataset.serial) >= serial ? true : null));
  const known = Date.now();
  const field = document.querySelector<HTMLTextAreaElement>('main textarea')?.value ?? null;
  const releases: (string | null)[] = [];
  for (const { path, remote, release } of steps) {
    document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click();
    const shown = (): string | null => {
      const main = document.querySelector<HTMLElement>('main:has(h1)');
      return main?.dataset.remote === remote ? (main.dataset.release ?? null) : null;
    };
    const isFailed = (): boolean => document.querySelector(failures) !== null;
    const isThere = (): boolean => shown() !== null && (release === undefined || shown() === release);
    await until(() => (isFailed() || isThere() ? true : null));
    releases.push(isFailed() ? null : shown());
  }
  return {
    known,
    shown: Date.now(),
    releases,
    typed: document.querySelector<HTMLInputElement>('header input[name="q"]')?.value ?? '',
    field,
    isSameDocument: 'sameDocument' in globalThis,
  };
}
