import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite, type Site } from '../e2e/harness/site';
import { kilobytes, median, milliseconds, table } from './figures';
import { slowDown } from './site/conditions';
import { createSizeCache, weightOf } from './site/requests';
import { settledVisit } from './site/visit';

/** A page of the shell itself, and one with the player. */
const [SHELL, WATCH] = ['/nope', '/watch/open-courses/reading-a-chart'] as const;

type Figures = {
  extraJs: { first: number; all: number };
  frame: Record<string, number>;
  delay: Record<string, { p50: number; p95: number; worst: number }>;
};

/**
 * Runs `player [--runs N] [--json]`: measures the JavaScript of the player, the time to the first frame of a lesson,
 * and the delay of its controls.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '7' }, json: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes an integer from 1.');
  const home = await prepareHome((line) => void process.stderr.write(`${line}\n`), 'lectern-bench');
  const site = await startSite(home);
  const browser = await openBrowser(false);
  try {
    const figures: Figures = {
      extraJs: await measureScripts(browser, site),
      frame: await measureFrames(browser, site, runs),
      delay: await measureControls(browser, site),
    };
    process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : `${describe(figures)}\n`);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Measures bytes of JavaScript (brotli) beyond the shell's: until the first content, and until the page is quiet. */
async function measureScripts(browser: Browser, site: Site): Promise<Figures['extraJs']> {
  const sizeOf = createSizeCache();
  const scriptsOf = async (path: string): Promise<{ first: number; all: number }> => {
    const { requests, all } = await settledVisit(browser, site, path);
    const js = async (list: typeof all): Promise<number> =>
      (
        await weightOf(
          sizeOf,
          list.filter(({ kind }) => kind === 'js'),
        )
      ).br;
    return { first: await js(requests), all: await js(all) };
  };
  const [shell, watch] = [await scriptsOf(SHELL), await scriptsOf(WATCH)];
  return { first: watch.first - shell.first, all: watch.all - shell.all };
}

/** Measures milliseconds from the click on another lesson to the first frame of its video. */
async function measureFrames(browser: Browser, site: Site, runs: number): Promise<Figures['frame']> {
  const frame: Figures['frame'] = {};
  for (const isSlow of [false, true]) {
    for (const isPrepared of [false, true]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await firstFrame(browser, site, isSlow, isPrepared));
      frame[`${isSlow ? 'slow 4G, processor ÷ 4' : 'unhindered'}, ${isPrepared ? 'prepared' : 'at once'}`] =
        median(times);
    }
  }
  return frame;
}

async function firstFrame(browser: Browser, site: Site, isSlow: boolean, isPrepared: boolean): Promise<number> {
  const page = await openPlayer(browser, site);
  try {
    if (isSlow) await slowDown(await page.context().newCDPSession(page));
    // After two seconds the player prepares the next lesson by itself, and any other lesson under the pointer.
    if (isPrepared) await page.waitForTimeout(3_500);
    return await page.evaluate(
      (at) =>
        new Promise<number>((done) => {
          const links = document.querySelectorAll<HTMLElement>('aside nav a');
          const before = document.querySelector('video');
          const startedAt = performance.now();
          const timer = setInterval(() => {
            const video = document.querySelector('video');
            if (!video || video === before) return;
            clearInterval(timer);
            video.requestVideoFrameCallback(() => done(performance.now() - startedAt));
          }, 1);
          links[at]?.click();
        }),
      isPrepared ? 1 : 2,
    );
  } finally {
    await page.context().close();
  }
}

/**
 * Milliseconds from a press to the next frame (Event Timing API), with the processor slowed four times and the video
 * playing.
 */
async function measureControls(browser: Browser, site: Site): Promise<Figures['delay']> {
  const page = await openPlayer(browser, site);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen = globalThis as { presses?: number[] };
      seen.presses = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) seen.presses?.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    const keys = ['m', 'k', 'ArrowRight', 'ArrowLeft', 'c', '>', '<', '3', 'j', 'l'];
    const delay: Figures['delay'] = {};
    await page.getByRole('region', { name: /^Video player/ }).focus();
    await page.keyboard.press('k');
    delay.keys = await measurePresses(page, async () => {
      for (let round = 0; round < 5; round += 1)
        for (const key of keys) await press(page, () => page.keyboard.press(key));
    });
    delay.buttons = await measurePresses(page, async () => {
      for (let round = 0; round < 5; round += 1) {
        for (const name of [/^(Play|Pause)$/, /^(Mute|Unmute)$/, /^Forward/, /^Back/, /^Captions/])
          await press(page, () =>
            page.getByRole('group', { name: 'Player controls' }).getByRole('button', { name }).click(),
          );
        await press(page, () => page.keyboard.press('Escape'));
      }
    });
    return delay;
  } finally {
    await page.context().close();
  }
}

async function press(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await page.waitForTimeout(120);
}

async function measurePresses(page: Page, act: () => Promise<void>): Promise<Figures['delay'][string]> {
  await page.evaluate(() => {
    (globalThis as { presses?: number[] }).presses = [];
  });
  await act();
  await page.waitForTimeout(500);
  // A press handled within one frame is not reported: it counts as one frame.
  const presses = (await page.evaluate(() => (globalThis as { presses?: number[] }).presses ?? [])).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number): number => presses[Math.min(presses.length - 1, Math.floor(presses.length * share))] ?? 16;
  return { p50: at(0.5), p95: at(0.95), worst: presses.at(-1) ?? 16 };
}

async function openPlayer(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.directUrl + WATCH);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  return page;
}

function describe({ extraJs, frame, delay }: Figures): string {
  return [
    `JavaScript beyond the shell's (brotli): ${kilobytes(extraJs.first)} KB to the first content, ` +
      `${kilobytes(extraJs.all)} KB until the page is quiet`,
    '',
    table(
      ['click on a lesson to its first frame', 'ms'],
      Object.entries(frame).map(([name, ms]) => [name, milliseconds(ms)]),
    ),
    '',
    table(
      ['press to next frame, processor ÷ 4', 'p50', 'p95', 'worst'],
      Object.entries(delay).map(([name, { p50, p95, worst }]) => [
        name,
        milliseconds(p50),
        milliseconds(p95),
        milliseconds(worst),
      ]),
    ),
  ].join('\n');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
