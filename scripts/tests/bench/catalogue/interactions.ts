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
 * Times in milliseconds with the processor slowed four times. `delay` is from a press to the next frame, measured by
 * the Event Timing API (W3C; in steps of 8, at least 16). The others are from an input to the frame with other courses.
 */
export type InteractionFigures = Record<'delay' | 'filter' | 'sort' | 'page', Times>;

/**
 * Filters, sorts and pages through a list of `courses` courses in a browser. `master` is the home of a released site;
 * it is copied.
 */
export async function measureInteractions(
  browser: Browser,
  master: string,
  courses: number,
  log: (line: string) => void,
): Promise<InteractionFigures> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-list-'));
  try {
    copyHome(master, home);
    const backend = await openLocalBackend(home, 'http://localhost');
    await generateContent(backend, { courses, seed: 1, withOutlines: false, log });
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
  await addUntilShown(context);
  const page = await context.newPage();
  await page.goto(`${url}/all-courses`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // The first interaction fetches the rows: from then on the browser answers searches itself.
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

/** Measures presses as a visitor makes them: checkboxes, sort order and pages, by mouse and keyboard. */
async function measureDelays(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen = globalThis as { presses?: Map<number, number> };
    seen.presses = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) seen.presses?.set(interactionId, Math.max(duration, seen.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const boxes = page.getByRole('complementary').getByRole('checkbox');
  const sort = page.locator('main select');
  let presses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const box of [boxes.nth(0), boxes.nth(1), boxes.nth(0), boxes.nth(1)]) await press(page, box);
    await sort.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
      await settleAfter(page, page.keyboard.press(key));
    for (const name of ['Next', 'Next', 'Previous', 'Previous'])
      await press(page, page.getByRole('navigation').getByRole('link', { name, exact: true }));
    presses += 12;
  }
  const slow = await page.evaluate(() => [
    ...((globalThis as { presses?: Map<number, number> }).presses?.values() ?? []),
  ]);
  return [...slow, ...Array.from({ length: Math.max(0, presses - slow.length) }, () => 16)];
}

/** Presses the mouse after it has rested on the target, as a hand does. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(250);
  await page.mouse.down();
  await settleAfter(page, page.mouse.up());
}

async function settleAfter(page: Page, action: Promise<void>): Promise<void> {
  await action;
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

/** Resolves to a measurement once the page has settled. */
async function settled(page: Page, measured: Promise<number>): Promise<number> {
  const ms = await measured;
  await page.waitForTimeout(150);
  return ms;
}

/** Adds `untilShown` to pages: it runs an input and resolves to the time until a frame shows other courses. */
async function addUntilShown(context: BrowserContext): Promise<void> {
  // tsx compiles functions to use a `__name` helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    const shown = (): string => [...document.querySelectorAll('article')].map((card) => card.textContent).join('|');
    (globalThis as unknown as Watched).untilShown = async (input) => {
      const before = shown();
      const startedAt = performance.now();
      input();
      await new Promise<void>((resolve, reject) => {
        const check = (): void => {
          if (shown() !== before) resolve();
          else if (performance.now() - startedAt > 10_000) reject(new Error('No other courses appeared.'));
          else requestAnimationFrame(check);
        };
        check();
      });
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame, 0)));
      return performance.now() - startedAt;
    };
  });
}
