import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { copyHome } from '../../e2e/harness/copyHome';
import { LOCAL_PROJECT, openLocalBackend, openLocalSite, requireFreePort } from '../../../cli';
import { generateContent, noChanges, SnapshotPublisher } from '../../../content';
import { summary, type Times } from './typing';

const SLOWDOWN = 4;
const ROUNDS = 8;

/**
 * With the processor slowed four times, in milliseconds: `delay` from a press to the next frame, as the Event Timing
 * API tells it (W3C; in steps of 8, what is under 16 counts as 16), and from an input to the frame that shows other
 * courses.
 */
export type InteractionFigures = Record<'delay' | 'filter' | 'sort' | 'page', Times>;

/**
 * Filters, sorts and turns pages of a list of so many courses in a browser. `master` is the home of a released site,
 * which is copied.
 */
export async function measureInteractions(
  browser: Browser,
  master: string,
  courses: number,
  say: (line: string) => void,
): Promise<InteractionFigures> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-list-'));
  try {
    await copyHome(master, home);
    const backend = await openLocalBackend(home, 'http://localhost');
    await generateContent(backend, { courses, seed: 1, withOutlines: false, say });
    await new SnapshotPublisher(backend, { bucket: LOCAL_PROJECT.storageBucket, openBuckets: [] }).publish(noChanges());
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
      filter: [
        await act(page, 'Beginner'),
        await act(page, 'Paid'),
        await act(page, 'Beginner'),
        await act(page, 'Paid'),
      ],
      sort: [
        await choose(page, 'title'),
        await choose(page, 'newest'),
        await choose(page, 'shortest'),
        await choose(page, 'popular'),
      ],
      page: [await turn(page, 'Next'), await turn(page, 'Next'), await turn(page, 'Page 1')],
    };
    if (round > 0) for (const kind of ['filter', 'sort', 'page'] as const) times[kind].push(...measured[kind]);
  }
  const delay = await measureDelays(page);
  await context.close();
  return { delay: summary(delay), filter: summary(times.filter), sort: summary(times.sort), page: summary(times.page) };
}

/** Presses as a visitor makes them: boxes, order and pages, by mouse and keys. */
async function measureDelays(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen = globalThis as { presses?: Map<number, number> };
    seen.presses = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) seen.presses?.set(interactionId, Math.max(duration, seen.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const boxes = page.getByRole('complementary').getByRole('checkbox');
  const sort = page.locator('main select');
  let presses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const box of [boxes.nth(0), boxes.nth(1), boxes.nth(0), boxes.nth(1)]) await pressed(page, box);
    await sort.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await rested(page, page.keyboard.press(key));
    for (const name of ['Next', 'Next', 'Previous', 'Previous'])
      await pressed(page, page.getByRole('navigation').getByRole('link', { name, exact: true }));
    presses += 12;
  }
  const slow = await page.evaluate(() => [
    ...((globalThis as { presses?: Map<number, number> }).presses?.values() ?? []),
  ]);
  return [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)];
}

/** A press of the mouse, which has come to rest on its target before, as a hand does. */
async function pressed(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(250);
  await page.mouse.down();
  await rested(page, page.mouse.up());
}

async function rested(page: Page, press: Promise<void>): Promise<void> {
  await press;
  await page.waitForTimeout(700);
}

type Watched = { untilShown(input: () => void): Promise<number> };

const act = (page: Page, label: string): Promise<number> =>
  settled(
    page,
    page.evaluate(
      (name) =>
        (globalThis as unknown as Watched).untilShown(() => {
          [...document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]')]
            .find((input) => input.labels?.[0]?.textContent.startsWith(name))
            ?.click();
        }),
      label,
    ),
  );

const choose = (page: Page, sort: string): Promise<number> =>
  settled(
    page,
    page.evaluate(
      (value) =>
        (globalThis as unknown as Watched).untilShown(() => {
          const select = [...document.querySelectorAll('select')].find((one) =>
            [...one.options].some((option) => option.value === value),
          );
          if (!select) return;
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      sort,
    ),
  );

const turn = (page: Page, name: string): Promise<number> =>
  settled(
    page,
    page.evaluate(
      (words) =>
        (globalThis as unknown as Watched).untilShown(() => {
          [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
            .find((link) => link.textContent === words || link.getAttribute('aria-label') === words)
            ?.click();
        }),
      name,
    ),
  );

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
