import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Boot } from '@lectern/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { promoteUnverified, publishCopy, type ReleasedSite } from './benchSite';
import { HOME_SCREEN, openTabs, typedText, visit, type Visited } from './tabs';

/** Limits in milliseconds after the command has returned: for new page loads, and for open tabs. */
export const LIMITS = { load: 1_000, tab: 5_000 } as const;

/**
 * Times of one roll-back in milliseconds. `command` is how long the command took; all others count from its end: the
 * first page that names the release before, the worst tab that knew of the revision, and the worst that had then
 * navigated twice and shown it. Visitors have machines of their own; here they share one. So tabs navigate after all
 * know, one a processor, and the time that a tab waits for its turn does not count.
 */
export type RollBack = { command: number; load: number; known: number; shown: number; problems: string[] };

const FIELD_TEXT = 'Half a sentence';

/** Rolls a remote back `runs` times with open tabs. Resolves to the times of each, with everything that went wrong. */
export async function measureRollBacks(
  site: ReleasedSite,
  browser: Browser,
  { runs, tabs: count, visitors }: { runs: number; tabs: number; visitors: number },
  progress: (run: number) => void = () => undefined,
): Promise<RollBack[]> {
  const tabs = await openTabs(browser, site.url, { count, visitors });
  try {
    const before = (await releaseOf(tabs.pages[0])) ?? '';
    const results: RollBack[] = [];
    for (let run = 1; run <= runs; run += 1) {
      results.push(await rollBackOnce(site, browser, tabs.pages, { before, after: `3.0.${String(run)}` }));
      progress(run);
    }
    return results;
  } finally {
    await tabs.close();
  }
}

async function rollBackOnce(
  site: ReleasedSite,
  browser: Browser,
  pages: readonly Page[],
  { before, after }: { before: string; after: string },
): Promise<RollBack> {
  const release = await publishCopy(site.home, { remote: HOME_SCREEN.remote, version: before }, after);
  const released = await promoteUnverified(site.home, release);
  const inTurn = pLimit(availableParallelism());
  const visitAll = (serial: number): Promise<Visited[]> =>
    Promise.all(pages.map((page) => inTurn(() => visit(page, serial))));
  const used = await visitAll(released);
  for (const page of pages) await page.locator('main textarea').first().fill(FIELD_TEXT);
  const awaited = pages.map((page) => visit(page, released + 1, []));
  const start = Date.now();
  await site.lectern('rollback', HOME_SCREEN.remote, '--by', 'bench', '--reason', 'measured');
  const end = Date.now();
  const [load, visitor, informed] = await Promise.all([
    firstPageWith(site.url, before, end),
    newVisitor(browser, site.url),
    Promise.all(awaited),
  ]);
  const visited = await visitAll(released + 1);
  return {
    command: end - start,
    load,
    known: Math.max(...informed.map(({ known }) => known)) - end,
    shown: Math.max(...informed.map(({ known }, index) => known + navigationOf(visited[index]))) - end,
    problems: [
      ...used.flatMap((tab, index) => problemsOf(tab, index, after)),
      ...visited.flatMap((tab, index) => problemsOf(tab, index, before)),
      ...informed.flatMap(({ field }, index) =>
        field === FIELD_TEXT ? [] : [`tab ${String(index)} lost the text in its form: "${String(field)}"`],
      ),
      ...(visitor === before ? [] : [`a new visitor got ${String(visitor)} instead of ${before}`]),
    ],
  };
}

/** Returns the milliseconds that a tab's navigations took once it began them. */
const navigationOf = (tab: Visited | undefined): number => (tab ? tab.shown - tab.known : 0);

function problemsOf({ releases, typed, isSameDocument }: Visited, tab: number, expected: string): string[] {
  const name = `tab ${String(tab)}`;
  const last = releases.at(-1);
  return [
    ...(last === expected ? [] : [`${name} showed ${last ?? 'a failure'} instead of ${expected}`]),
    ...(releases.includes(null) ? [`a navigation of ${name} failed`] : []),
    ...(typed === typedText(tab) ? [] : [`${name} lost the text in its header: "${typed}"`]),
    ...(isSameDocument ? [] : [`${name} was reloaded`]),
  ];
}

/** Resolves to the milliseconds from `end` to the start of the first page load that names the release; 30 s at most. */
async function firstPageWith(url: string, version: string, end: number): Promise<number> {
  for (;;) {
    const start = Date.now();
    const page = await (await fetch(url + HOME_SCREEN.path)).text();
    if (stableIn(page) === version || start - end > 30_000) return start - end;
    await wait(10);
  }
}

/** Returns the live version of the remote that a page's boot data names. */
function stableIn(page: string): string | undefined {
  const boot = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  const { registry } = JSON.parse(boot) as Partial<Pick<Boot, 'registry'>>;
  return registry?.remotes[HOME_SCREEN.remote]?.stable.version;
}

/** Opens a page as a new visitor; resolves to the release that is shown. */
async function newVisitor(browser: Browser, url: string): Promise<string | null> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await wait(LIMITS.load);
    await page.goto(url + HOME_SCREEN.path);
    await page.locator(`main[data-remote="${HOME_SCREEN.remote}"] h1`).waitFor();
    return await releaseOf(page);
  } finally {
    await context.close();
  }
}

const releaseOf = async (page: Page | undefined): Promise<string | null> =>
  page?.locator('main').getAttribute('data-release') ?? null;
