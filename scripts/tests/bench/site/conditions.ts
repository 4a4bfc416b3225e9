import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Faults } from '../../../release';

/**
 * Condition of a visit. `delayed`: every request waits for 400 ms, so that waves of requests show as steps in time.
 * `slow`: the processor is four times slower, and the network a slow 4G.
 */
export type Condition = 'delayed' | 'slow';

/** A site to measure. `url` leads through its fault proxy, `directUrl` bypasses it; neither ends in a slash. */
export type MeasuredSite = { url: string; directUrl: string; faults: Faults };

const DELAY_MS = 400;

/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. Source: Lighthouse, docs/throttling.md. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;

/** Returns the address of the site under a condition: only `delayed` needs the proxy. */
export function addressUnder(condition: Condition, site: MeasuredSite): string {
  return condition === 'delayed' ? site.url : site.directUrl;
}

/** Applies the condition until the page's context is closed and the returned function is called. */
export async function applyCondition(
  condition: Condition,
  site: MeasuredSite,
  context: BrowserContext,
  page: Page,
): Promise<() => void> {
  if (condition === 'delayed') return site.faults.add(/^/, { delay: DELAY_MS });
  await slowDown(await context.newCDPSession(page));
  return () => undefined;
}

/** Slows the network to a slow 4G and the processor four times, for the page of the session. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}
