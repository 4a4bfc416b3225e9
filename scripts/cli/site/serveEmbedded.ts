import { embeddedAddressOf } from '../options/embeddedOptions';
import type { SiteOptions } from '../options/siteOptions';
import { homeOf } from '../options/storeOptions';
import { closeOnSignal } from './closeOnSignal';
import { isHome, noSite } from './isHome';
import { openLocalSite } from './localSite';
import { printSite } from './printSite';

/**
 * Serves what is live in a home, with its embedded backend, until a signal to stop; then serves on for `drainMs`
 * milliseconds. Rejects with a StoreError for a folder without a site, and else as `openLocalSite` does.
 */
export async function serveEmbedded(options: SiteOptions, drainMs: number): Promise<void> {
  const home = homeOf(options);
  if (!isHome(home)) throw noSite(home);
  const address = await embeddedAddressOf(options);
  const site = await openLocalSite(address);
  closeOnSignal(() => site.close(drainMs));
  await printSite(options, site, address);
}
