import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Has no user interface, and needs about a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Command-line flags of each browser that tests and benchmarks start. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in Chromium itself; the headless shell would let a hanging sandboxed frame hold the page.
  '--site-per-process',
];

/** Starts a Chromium for a benchmark, with `flags` beside the usual ones. Rejects with how to get one. */
export async function openBrowser(headed: boolean, flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(headed), headless: !headed, args: [...FLAGS, ...flags] });
}

/**
 * Returns the path of `LECTERN_CHROMIUM`, an installed Chromium or Playwright's own; one with windows if `headed`.
 * Throws with how to get one.
 */
export function findBrowser(headed = false): string {
  const named = process.env.LECTERN_CHROMIUM;
  const candidates = named ? [named] : [...(headed ? [] : [HEADLESS_SHELL]), ...INSTALLED, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error('No Chromium was found. Install one (apt-get install chromium), or name it in LECTERN_CHROMIUM.');
}
