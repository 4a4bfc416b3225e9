import type { Release, ShellRelease } from '@lectern/shared/contract';
import type { BundleStore } from '../../../release';
import { RecentMap } from '../RecentMap';
import type { LiveSite } from '../live/liveSite';

/** Resolves to true for a version of an owner that is live, or published in the store. Never rejects. */
export type KnowsVersion = (owner: string, version: string) => Promise<boolean>;

/** Resolves to true if such a version has a route with this path. Never rejects. */
export type KnownRoute = (owner: string, version: string, route: string) => Promise<boolean>;

/** Published releases whose routes are remembered. */
const REMEMBERED_RELEASES = 200;

/** Creates the check. Open tabs may still show versions that are no longer live, so published ones count too. */
export function createKnownVersions(site: LiveSite, bundles: BundleStore): KnowsVersion {
  return async (owner, version) =>
    liveRelease(site, owner, version) !== undefined || bundles.has(owner, version).catch(() => false);
}

/** Creates the check of a route. What a release says is remembered; a failed read is not, and counts as no route. */
export function createKnownRoutes(site: LiveSite, bundles: BundleStore): KnownRoute {
  const published = new RecentMap<string, Promise<ReadonlySet<string>>>(REMEMBERED_RELEASES);
  const read = async (owner: string, version: string): Promise<ReadonlySet<string>> => {
    const { routes } = await bundles.release(owner, version);
    return new Set(routes.map(({ path }) => path));
  };
  return async (owner, version, route) => {
    const live = liveRelease(site, owner, version);
    if (live) return live.routes.some(({ path }) => path === route);
    if (!(await bundles.has(owner, version).catch(() => false))) return false;
    const key = `${owner} ${version}`;
    const paths = published.get(key) ?? read(owner, version);
    published.set(key, paths);
    try {
      return (await paths).has(route);
    } catch {
      // Another request may read it again already.
      if (published.get(key) === paths) published.delete(key);
      return false;
    }
  };
}

function liveRelease(site: LiveSite, owner: string, version: string): Release | ShellRelease | undefined {
  const { shell, remotes } = site.current().registry;
  const channel = owner === 'shell' ? shell : Object.hasOwn(remotes, owner) ? remotes[owner] : undefined;
  const live = [channel?.stable, channel?.fallback, channel?.canary?.release];
  return live.find((release) => release?.version === version) ?? undefined;
}
