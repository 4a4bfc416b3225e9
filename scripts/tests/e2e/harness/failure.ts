import { expect, type Page } from '@playwright/test';
import { texts } from './texts';

/** Matches a fault's file: everything of the commerce remote but its entry. */
export const COMMERCE_CHUNK = /\/remotes\/commerce\/[^/]+\/(?!remoteEntry)[^/?]+\.js/;

/** Matches the commerce remote's stylesheets. */
export const COMMERCE_STYLE = /\/remotes\/commerce\/[^/]+\/[^/?]+\.css/;

/** Matches the commerce remote's entry. */
export const COMMERCE_ENTRY = /\/remotes\/commerce\/[^/]+\/remoteEntry[^/?]*\.js/;

/** The message of the failure screen of a kind; waits for it. */
export async function readFailure(page: Page, kind: string, timeout = 30_000): Promise<string> {
  const panel = page.locator(`[role="alert"][data-kind="${kind}"]`);
  await expect(panel).toBeVisible({ timeout });
  return panel.innerText();
}

/** Waits for the shelf of books, from a release of the commerce remote. */
export async function seeBooks(page: Page, timeout = 30_000): Promise<void> {
  await page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1').waitFor({ timeout });
}

/**
 * While a remote fails, the header and another remote work: goes there and comes back to the failure of the given kind.
 */
export async function useRestOfSite(page: Page, kind: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Business', exact: true }).first().click();
  await page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1').waitFor();
  await page.goBack();
  await readFailure(page, kind);
}

/** Presses "Try again" once the fault is gone, and sees the screen. */
export async function recover(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.account.link.again }).click();
  await seeBooks(page);
}

/**
 * Console messages of the browser, its workers and Firebase's clients while every connection to the site breaks.
 * An answer that refuses is none of them.
 */
export const NO_CONNECTION = [
  /net::ERR_(EMPTY_RESPONSE|CONNECTION_\w+|INTERNET_DISCONNECTED|FAILED)/,
  /Failed to fetch/,
  /network error/i,
  /network-request-failed/,
  /RPC_ERROR/,
];

/** Console messages of the browser and the shell while the commerce remote fails. */
export const FAILING = [/remotes\/commerce/, /RemoteLoadError|commerce/, /integrity/i];
