import { findWaysBack, ownersOf, type WayBack } from '../../../release';
import { readStatus, type StatusSources } from '../../status/readStatus';
import type { SiteStatus } from '../../status/siteStatus';
import { type CanaryStep, readCanarySteps } from './readCanarySteps';
import { type Entry, readTimeline } from './readTimeline';

/** The state of the site that the page shows. */
export type Site = {
  status: SiteStatus;
  canaries: CanaryStep[];
  /** The releases that each owner can go back to, nearest first. */
  waysBack: { owner: string; ways: WayBack[] }[];
  timeline: Entry[];
};

/** Reads the site for the page. */
export interface SiteReader {
  /** Resolves to the site as it was at most a second ago. Rejects with a StoreError when a store can't be read. */
  read(): Promise<Site>;
  /** Makes the next `read` start again, after a change of the site. */
  forget(): void;
}

/** Milliseconds for which all tabs share one result: reading hashes the live bundles. */
const FRESH_MS = 1_000;
/** Most earlier releases of each owner that are checked and offered. */
const MAX_WAYS = 5;

/** Creates the reader. Nothing is read before the first call. */
export function createSiteReader(sources: StatusSources, now: () => number = Date.now): SiteReader {
  let reading: { at: number; site: Promise<Site> } | null = null;
  // Each check hashes a bundle, so the ways back of one revision are checked once. A roll-back checks them again.
  let ways: { serial: number; found: Site['waysBack'] } = { serial: 0, found: [] };
  const readWays = async (serial: number, owners: readonly string[]): Promise<Site['waysBack']> => {
    if (ways.serial === serial) return ways.found;
    const found: Site['waysBack'] = [];
    for (const owner of owners)
      found.push({ owner, ways: await findWaysBack(sources.stores, sources.timeline, owner, MAX_WAYS) });
    ways = { serial, found };
    return found;
  };
  const read = async (): Promise<Site> => {
    const status = await readStatus(sources);
    const { serial, registry } = status.latest;
    return {
      status,
      canaries: await readCanarySteps(sources, serial, now()),
      waysBack: await readWays(serial, ownersOf(registry)),
      timeline: await readTimeline(sources.stores.registry),
    };
  };
  return {
    read: () => {
      if (!reading || Math.abs(now() - reading.at) >= FRESH_MS) reading = { at: now(), site: read() };
      return reading.site;
    },
    forget: () => {
      reading = null;
    },
  };
}
