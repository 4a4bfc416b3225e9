import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Faults } from '../../../release';
import { BrowserErrors } from './browserErrors';
import { HOME } from './home';
import { startSite, type OtherSignIn, type Site } from './site';
import { noteFirstContent } from './waves';

export { expect };

/** Fixtures of each end-to-end test: a site of its own and a visitor who has never been there. */
type Fixtures = {
  /** Ways to sign in beside a password that the site allows: none unless a file sets them with `test.use`. */
  signIn: OtherSignIn;
  /** True for a site with prerendered pages. */
  prerender: boolean;
  site: Site;
  /** Faults of the proxy in front of the site, and the requests that passed through it. */
  faults: Faults;
  /** Opens a tab of another visitor, with storage of their own. */
  newVisitor: () => Promise<Page>;
  /** Console errors and page errors that belong to the test; any other fails it. */
  allow: (...messages: RegExp[]) => void;
};

/** Fixtures that only the others use: the contexts of all visitors, and the errors in them. */
type InternalFixtures = { visitors: BrowserContext[]; browserErrors: BrowserErrors };

/** Limit for copying and starting a site, which is not part of the test's own limit. */
const SITE_START_MS = 180_000;

/**
 * Playwright's `test` with the fixtures of this folder. `page` and `context` are the first visitor's. Service workers
 * are blocked unless a file allows them: their caches would answer where a test observes the network.
 */
export const test = base.extend<Fixtures & InternalFixtures>({
  signIn: [[], { option: true }],
  prerender: [false, { option: true }],
  site: [
    async ({ signIn, prerender }, provide) => {
      const site = await startSite(HOME, { signIn, prerender });
      await provide(site);
      await site.close();
    },
    { timeout: SITE_START_MS },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  faults: ({ site }, provide) => provide(site.faults),
  browserErrors: ({ site }, provide) => provide(new BrowserErrors(site.faults)),
  allow: ({ browserErrors }, provide) => provide((...messages) => browserErrors.allow(...messages)),
  context: async ({ context, browserErrors }, provide) => {
    await observe(context, browserErrors);
    await provide(context);
  },
  newVisitor: ({ browser, browserErrors, visitors }, provide) =>
    provide(async () => {
      const context = await browser.newContext();
      visitors.push(context);
      await observe(context, browserErrors);
      return context.newPage();
    }),
  visitors: [
    async ({ context, browserErrors }, provide, testInfo) => {
      const visitors = [context];
      await provide(visitors);
      // Before any context closes, which may cause errors of its own.
      const hasPassed = testInfo.status === testInfo.expectedStatus;
      const report = hasPassed ? browserErrors.unexpectedReport() : browserErrors.fullReport();
      await Promise.all(visitors.slice(1).map((visitor) => visitor.close()));
      if (report !== null) throw new Error(report);
    },
    { auto: true },
  ],
});

async function observe(context: BrowserContext, errors: BrowserErrors): Promise<void> {
  errors.watch(context);
  await noteFirstContent(context);
}
