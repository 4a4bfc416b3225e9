import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ROOT } from '../../cli';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { signInAsLena } from '../e2e/harness/learner';
import { startSite } from '../e2e/harness/site';
import { texts } from '../e2e/harness/texts';
import { contactSheet, type Shot } from './screens/contactSheet';
import { SCREEN_STATES, type ScreenState } from './screens/states';

const WIDTHS = [320, 390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

/** Course that the learner is enrolled in on the pictures. */
const ENROLMENT = '/enroll/first-loaf/me/your-first-loaf';

type Options = { folder: string; url: string | undefined; only: string; widths: number[]; themes: readonly Theme[] };
type Theme = (typeof THEMES)[number];

/**
 * Runs `screens [--to FOLDER] [--url URL] [--only WORDS] [--widths N,N] [--theme light|dark]`: takes pictures of every
 * screen in its main states, and writes them with a contact sheet, `index.html`. Resolves to false when a state could
 * not be reached.
 */
async function main(): Promise<boolean> {
  const options = readOptions();
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const site = options.url === undefined ? await startSite(await prepareHome(log, 'lectern-bench')) : null;
  const browser = await openBrowser(false);
  try {
    await mkdir(options.folder, { recursive: true });
    const shots = await takeAll(browser, site?.directUrl ?? options.url ?? '', options, log);
    const sheet = join(options.folder, 'index.html');
    await writeFile(sheet, contactSheet(shots, options.widths));
    process.stdout.write(`${sheet}\n`);
    return shots.every(({ problem }) => problem === undefined);
  } finally {
    await browser.close();
    await site?.close();
  }
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      url: { type: 'string' },
      only: { type: 'string' },
      widths: { type: 'string' },
      theme: { type: 'string' },
    },
  });
  const { to = join(ROOT, 'node_modules', '.cache', 'lectern-screens'), url, only = '', theme } = values;
  const widths = values.widths?.split(',').map(Number) ?? WIDTHS;
  if (widths.some((width) => !Number.isInteger(width) || width < 100))
    throw new Error('--widths takes integers from 100, separated by commas.');
  const themes = THEMES.filter((name) => theme === undefined || name === theme);
  if (themes.length === 0) throw new Error('--theme takes light or dark.');
  return { folder: resolve(to), url, only, widths, themes };
}

async function takeAll(
  browser: Browser,
  url: string,
  { folder, only, widths, themes }: Options,
  log: (line: string) => void,
): Promise<Shot[]> {
  const states = SCREEN_STATES.filter(({ name }) => name.includes(only));
  if (states.length === 0) throw new Error(`No screen has a name with "${only}".`);
  const learner = states.some(({ signedIn }) => signedIn) ? await signIn(browser, url) : undefined;
  const shots: Shot[] = [];
  for (const colorScheme of themes) {
    const open = { baseURL: url, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const visitors = [await browser.newContext(open), await browser.newContext({ ...open, storageState: learner })];
    for (const state of states) {
      const page = await visitors[state.signedIn ? 1 : 0]?.newPage();
      if (!page) continue;
      for (const width of widths) shots.push(await take(page, state, { theme: colorScheme, width, folder }));
      await page.close();
      log(`${state.name}, ${colorScheme}`);
    }
    for (const visitor of visitors) await visitor.close();
  }
  return shots;
}

/** Signs the sample learner in and enrols in a course, once for all pictures. */
async function signIn(browser: Browser, url: string): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInAsLena(page);
  await page.goto(ENROLMENT);
  const enrol = page.getByRole('button', { name: texts.enrolment.confirm.free });
  await enrol.or(page.getByText(texts.enrolment.watch)).first().waitFor();
  if (await enrol.isVisible()) {
    await enrol.click();
    await page.waitForURL(/\/watch\//);
  }
  const learner = await context.storageState({ indexedDB: true });
  await context.close();
  return learner;
}

async function take(
  page: Page,
  { name, path, prepare }: ScreenState,
  { theme, width, folder }: { theme: Theme; width: number; folder: string },
): Promise<Shot> {
  const file = `${name.replaceAll(/[^a-z]+/g, '-')}-${theme}-${String(width)}.jpg`;
  try {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await settle(page);
    await prepare?.(page);
    await page.screenshot({ path: join(folder, file), fullPage: !prepare, type: 'jpeg', quality: 70 });
    return { name, theme, width, file };
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { name, theme, width, file, problem };
  }
}

/** Scrolls through the page, so that parts near the viewport load, and waits until the network is quiet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
