import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ROOT } from '../../cli';
import { SAMPLE_PASSWORD } from '../../content';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { sendSignIn } from '../e2e/harness/account';
import { startSite } from '../e2e/harness/site';
import { texts } from '../e2e/harness/texts';
import { contactSheet, type Shot } from './screens/contactSheet';
import { SCREEN_STATES, type SampleRole, type ScreenState } from './screens/states';

const WIDTHS = [320, 390, 768, 1280, 1920];
/** Display settings of the browser: media features and flags. `large text` is 200 % text size. */
const LOOKS = {
  light: { media: { colorScheme: 'light' }, flags: [] },
  dark: { media: { colorScheme: 'dark' }, flags: [] },
  'forced colours': { media: { colorScheme: 'dark', forcedColors: 'active' }, flags: [] },
  'large text': { media: { colorScheme: 'light' }, flags: ['--blink-settings=defaultFontSize=32'] },
} as const;
const HEIGHT = 900;

/** Course that the learner is enrolled in on the pictures. */
const ENROLMENT = '/enroll/first-loaf/me/your-first-loaf';

type Options = { folder: string; url: string | undefined; only: string; widths: number[]; looks: readonly Look[] };
type Look = keyof typeof LOOKS;

/**
 * Runs `screens [--to FOLDER] [--url URL] [--only WORDS] [--widths N,N] [--look NAME,NAME]`: takes pictures of every
 * screen in its main states, light, dark, in forced colours and with large text, and writes them with a contact sheet,
 * `index.html`. Resolves to false when a state could not be reached.
 */
async function main(): Promise<boolean> {
  const options = readOptions();
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const site = options.url === undefined ? await startSite(await prepareHome(log, 'lectern-bench')) : null;
  try {
    await mkdir(options.folder, { recursive: true });
    const shots = await takeAll(site?.directUrl ?? options.url ?? '', options, log);
    const sheet = join(options.folder, 'index.html');
    await writeFile(sheet, contactSheet(shots, options.widths));
    process.stdout.write(`${sheet}\n`);
    return shots.every(({ problem }) => problem === undefined);
  } finally {
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
      look: { type: 'string' },
    },
  });
  const { to = join(ROOT, 'node_modules', '.cache', 'lectern-screens'), url, only = '', look } = values;
  const widths = values.widths?.split(',').map(Number) ?? WIDTHS;
  if (widths.some((width) => !Number.isInteger(width) || width < 100))
    throw new Error('--widths takes integers from 100, separated by commas.');
  const all = Object.keys(LOOKS) as Look[];
  const wanted = look?.split(',') ?? all;
  const looks = all.filter((name) => wanted.includes(name));
  if (looks.length < wanted.length) throw new Error(`--look takes ${all.join(', ')}, separated by commas.`);
  return { folder: resolve(to), url, only, widths, looks };
}

async function takeAll(url: string, options: Options, log: (line: string) => void): Promise<Shot[]> {
  const states = SCREEN_STATES.filter(({ name }) => name.includes(options.only));
  if (states.length === 0) throw new Error(`No screen has a name with "${options.only}".`);
  const shots: Shot[] = [];
  for (const look of options.looks) {
    const browser = await openBrowser(false, LOOKS[look].flags);
    shots.push(...(await takeLook(browser, url, { ...options, look, states, log })));
    await browser.close();
  }
  return shots;
}

type LookOptions = Options & { look: Look; states: readonly ScreenState[]; log: (line: string) => void };

async function takeLook(browser: Browser, url: string, options: LookOptions): Promise<Shot[]> {
  const { folder, widths, look, states, log } = options;
  const open = { baseURL: url, ...LOOKS[look].media, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const visitors = new Map<SampleRole | undefined, BrowserContext>();
  const shots: Shot[] = [];
  for (const state of states) {
    const visitor = visitors.get(state.as) ?? (await browser.newContext(open));
    if (!visitors.has(state.as) && state.as !== undefined) await signIn(visitor, state.as);
    visitors.set(state.as, visitor);
    const page = await visitor.newPage();
    for (const width of widths) shots.push(await take(page, state, { look, width, folder }));
    await page.close();
    log(`${state.name}, ${look}`);
  }
  return shots;
}

/** Signs a sample account in. The learner enrols in a course, once for all pictures. */
async function signIn(visitor: BrowserContext, role: SampleRole): Promise<void> {
  const page = await visitor.newPage();
  await page.goto('/sign_in');
  await sendSignIn(page, { email: `${role}@lectern.example`, password: SAMPLE_PASSWORD });
  await page.waitForURL((address) => address.pathname !== '/sign_in');
  if (role === 'learner') await enrol(page);
  await page.close();
}

async function enrol(page: Page): Promise<void> {
  await page.goto(ENROLMENT);
  const button = page.getByRole('button', { name: texts.enrolment.confirm.free });
  await button.or(page.getByText(texts.enrolment.watch)).first().waitFor();
  if (await button.isVisible()) {
    await button.click();
    await page.waitForURL(/\/watch\//);
  }
}

async function take(
  page: Page,
  { name, path, prepare }: ScreenState,
  { look, width, folder }: { look: Look; width: number; folder: string },
): Promise<Shot> {
  const file = `${`${name}-${look}`.replaceAll(/[^a-z]+/g, '-')}-${String(width)}.jpg`;
  try {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await settle(page);
    await prepare?.(page);
    await page.screenshot({ path: join(folder, file), fullPage: !prepare, type: 'jpeg', quality: 70 });
    return { name, look, width, file };
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { name, look, width, file, problem };
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
