import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the one Chromium of a run: `LECTERN_CHROMIUM`, an installed one, or Playwright's own. Rejects with how to get
 * one.
 */
export async function openBrowser(headed: boolean): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium was found. Install one (apt-get install chromium), or name it in LECTERN_CHROMIUM.');
  return chromium.launch({ executablePath, headless: !headed, args: FLAGS });
}

function findBrowser(): string | undefined {
  const named = process.env.LECTERN_CHROMIUM;
  const candidates = named ? [named] : [...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * The errors of a visitor's tabs, as one line each: uncaught exceptions, and what a page wrote to its console as an
 * error.
 */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Writes a picture of each open tab; never rejects, since it follows a failure that matters more. */
export async function takePictures(context: BrowserContext, path: (tab: number) => string): Promise<void> {
  await Promise.all(
    context
      .pages()
      .map((page: Page, tab) => page.screenshot({ path: path(tab), timeout: 5_000 }).catch(() => undefined)),
  );
}
