import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openLocalSite, openStores, releaseWorkspaces, requireFreePort, ROOT } from '../../../cli';
import { latestOrNull } from '../../../release';

/** Folder of everything that a run writes; the home in it is reused by the next run. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'lectern-e2e');

/** Prepared home; the site of each test serves a copy of it. */
export const HOME = join(CACHE, 'home');

/**
 * Builds and releases what changed into a home that is reused between runs, and seeds its backend with the sample
 * accounts and content. `cache` keeps the homes of tests and benchmarks apart. Resolves to the folder; rejects as
 * `lectern start` does.
 */
export async function prepareHome(log: (line: string) => void, cache = 'lectern-e2e'): Promise<string> {
  const home = join(ROOT, 'node_modules', '.cache', cache, 'home');
  await releaseInto(home, log);
  const live = (await latestOrNull(openStores({ home }).registry))?.registry;
  const channels = live ? [live.shell, ...Object.values(live.remotes)] : [];
  if (channels.some(({ fallback }) => fallback !== null)) {
    // A release over an earlier one has that as its fallback, which would hide the failures under test.
    // Nothing is built twice.
    await rm(home, { recursive: true, force: true });
    await releaseInto(home, log);
  }
  const site = await openLocalSite({
    home,
    host: null,
    port: await requireFreePort(null, 0),
    homeUrl: null,
    sample: true,
  });
  await site.close();
  return home;
}

async function releaseInto(home: string, log: (line: string) => void): Promise<void> {
  const stores = openStores({ home }, 'built-here');
  const live = (await latestOrNull(stores.registry))?.registry ?? null;
  await releaseWorkspaces({
    root: ROOT,
    home,
    stores,
    live,
    change: { by: 'e2e', command: 'start', reason: '-' },
    log,
  });
}
