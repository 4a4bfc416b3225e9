import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openLocalBackend, LOCAL_PROJECT } from '../../src/commands/localBackend';
import { openLocalSite, requireFreePort } from '../../src/commands/localSite';
import { generateContent } from '../../src/content/generate';
import { publishSnapshot } from '../../src/content/snapshot';
import { noChanges } from '../../src/content/snapshot/changes';
import { summary, type Times } from './typing';

const SLOWDOWN = 4;
const ROUNDS = 8;

/** From an input to the frame that shows its answer, in milliseconds, with the processor slowed four times. */
export type InteractionFigures = Record<'filter' | 'sort' | 'page', Times>;

/** Filters, sorts and turns pages of a list of so many courses in a browser. `master` is the home of a released site, which is copied. */
export async function measureInteractions(browser: Browser, master: string, courses: number, say: (line: string) => void): Promise<InteractionFigures> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-list-'));
  try {
    await cp(master, home, { recursive: true });
    const backend = await openLocalBackend(home, 'http://localhost');
    await generateContent(backend, { courses, seed: 1, withOutlines: false, say });
    await publishSnapshot(backend, { bucket: LOCAL_PROJECT.storageBucket, openBuckets: [], warn: () => undefined }, noChanges());
    await backend.close();
    const site = await openLocalSite({ home, host: null, port: await requireFreePort(null, 0), homeUrl: null });
    try {
      return await interact(browser, site.url);
    } finally {
      await site.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function interact(browser: Browser, url: string): Promise<InteractionFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await watchCourses(context);
  const page = await context.newPage();
  await page.goto(`${url}/all-courses`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // The first interaction fetches the rows: from then on the browser answers by itself.
  await page.getByRole('complementary').hover();
  await page.waitForTimeout(2_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = { filter: [] as number[], sort: [] as number[], page: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = {
      filter: [await act(page, 'Beginner'), await act(page, 'Paid'), await act(page, 'Beginner'), await act(page, 'Paid')],
      sort: [await choose(page, 'title'), await choose(page, 'newest'), await choose(page, 'shortest'), await choose(page, 'popular')],
      page: [await turn(page, 'Next'), await turn(page, 'Next'), await turn(page, 'Page 1')],
    };
    if (round > 0) for (const kind of ['filter', 'sort', 'page'] as const) times[kind].push(...measured[kind]);
  }
  await context.close();
  return { filter: summary(times.filter), sort: summary(times.sort), page: summary(times.page) };
}

type Watched = { untilShown(input: () => void): Promise<number> };

const act = (page: Page, label: string): Promise<number> => settled(page, page.evaluate((name) => (globalThis as unknown as Watched).untilShown(() => {
  [...document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]')].find((input) => input.labels?.[0]?.textContent.startsWith(name))?.click();
}), label));

const choose = (page: Page, sort: string): Promise<number> => settled(page, page.evaluate((value) => (globalThis as unknown as Watched).untilShown(() => {
  const select = [...document.querySelectorAll('select')].find((one) => [...one.options].some((option) => option.value === value));
  if (!select) return;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}), sort));

const turn = (page: Page, name: string): Promise<number> => settled(page, page.evaluate((words) => (globalThis as unknown as Watched).untilShown(() => {
  [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find((link) => link.textContent === words || link.getAttribute('aria-label') === words)?.click();
}), name));

/** What came of a measurement, once the page has come to rest. */
async function settled(page: Page, measured: Promise<number>): Promise<number> {
  const ms = await measured;
  await page.waitForTimeout(150);
  return ms;
}

/** Gives pages a way to do something and wait for the frame in which other courses stand. */
async function watchCourses(context: BrowserContext): Promise<void> {
  // What runs TypeScript names functions by a helper of its own, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    const shown = (): string => [...document.querySelectorAll('article')].map((card) => card.textContent).join('|');
    (globalThis as unknown as Watched).untilShown = async (input) => {
      const before = shown();
      const begun = performance.now();
      input();
      await new Promise<void>((resolve, reject) => {
        const look = (): void => {
          if (shown() !== before) resolve();
          else if (performance.now() - begun > 10_000) reject(new Error('No other courses came.'));
          else requestAnimationFrame(look);
        };
        look();
      });
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame, 0)));
      return performance.now() - begun;
    };
  });
}
