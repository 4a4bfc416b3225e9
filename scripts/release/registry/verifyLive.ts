import { nameOf } from './liveState';
import type { Stores } from './promote';
import { RefusedError } from '../refusal';

/** Throws a RefusedError when a live bundle is damaged or missing, so that it is noticed at start and not on a page. */
export async function verifyLive(stores: Stores): Promise<void> {
  const live = (await stores.registry.latest()).registry;
  const releases = [live.shell.stable, ...Object.values(live.remotes).map((channel) => channel.stable)];
  for (const release of releases) {
    if (await stores.bundles.has(release.remote, release.version))
      await stores.bundles.verify(release.remote, release.version);
    else
      throw new RefusedError({
        code: 'not-published',
        what: `${nameOf(release)} is live, but its bundle is missing.`,
        why: "Its pages can't be served.",
        fix: `Roll back, or release it again: lectern release ${release.remote}.`,
      });
  }
}
