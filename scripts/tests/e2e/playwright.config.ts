import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PROOFS } from '../conformance/proofs';
import { patternOf } from '../conformance/testTitles';
import { FLAGS, findBrowser } from './harness/browser';
import { CACHE } from './harness/home';

/** Milliseconds that one step may take. */
const WAIT_MS = 30_000;
/** Milliseconds that one test may take. Only a test that hangs takes as long: its steps have limits of their own. */
const TEST_MS = 600_000;
const IS_CONFORMANCE = process.env.LECTERN_E2E_CONFORMANCE === '1';

/** Each test has a site and a browser context of its own, so that files and shards may run in any order. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*/*.e2e.ts',
  globalSetup: require.resolve('./harness/globalSetup'),
  outputDir: join(CACHE, 'results'),
  fullyParallel: true,
  ...(process.env.LECTERN_E2E_LONG ? {} : { grepInvert: /@long/ }),
  // Playwright matches the file and the title.
  ...(IS_CONFORMANCE ? { grep: PROOFS.map(({ title }) => new RegExp(patternOf(title).source.slice(1))) } : {}),
  forbidOnly: true,
  retries: 0,
  // Twice two processors: tests often wait for time to pass.
  workers: 4,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  reporter: [
    ['list'],
    ['json', { outputFile: join(CACHE, 'results.json') }],
    ...(IS_CONFORMANCE ? ([[require.resolve('../conformance/reporter')]] as const) : []),
  ],
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs about a third of the run. `--trace on` records a test that failed.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(process.argv.includes('--headed')), args: FLAGS },
  },
});
