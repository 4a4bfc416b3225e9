import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, Release } from '@lectern/shared/contract';
import {
  type AnyRelease,
  type Changes,
  changeRegistry,
  copyRelease,
  createFaultProxy,
  type FaultProxy,
  plan,
  promote,
  type Stores,
} from '../../release';
import { openStores } from '../options/storeOptions';
import { openLocalSite } from '../site/localSite';
import { requireFreePort } from '../site/requireFreePort';

/** A copy of a site for experiments, without content: its own stores, and a proxy in front that injects faults. */
export type FaultSite = {
  url: string;
  proxy: FaultProxy;
  stores: Stores;
  /** The healthy release under examination, as it is live at first. */
  healthy: Release;
  /** Publishes a copy of the healthy release as another version, broken by `changes`. */
  publishBroken(version: string, changes?: Changes): Promise<Release>;
  /**
   * Makes a release live whatever the registry's checks say, with a fallback or without. Resolves to its serial once
   * pages name it.
   */
  makeLive(release: Release, fallback: Release | null): Promise<number>;
  close(): Promise<void>;
};

const CHANGE = { by: 'lectern faults', command: 'faults', reason: '-' };

/**
 * Copies the live releases of `source` into a temporary home, with `healthy` as the one of its remote, and serves it.
 * Nothing is written to the home of `source`. Rejects as publishing and `lectern start` do.
 */
export async function openFaultSite(home: string, source: Stores, healthy: Release): Promise<FaultSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const own = join(folder, 'home');
    const stores = openStores({ home: own, unverified: true });
    await adopt(home, stores, (await source.registry.latest()).registry, healthy);
    const port = await requireFreePort(null, 0);
    // A fault shows in what the scripts do, which prerendered content would hide.
    const site = await openLocalSite({ home: own, host: null, port, homeUrl: null, prerender: false });
    const proxy = await createFaultProxy(site.url);
    return {
      url: proxy.url,
      proxy,
      stores,
      healthy,
      publishBroken: async (version, changes) => {
        const build = join(folder, `build-${version}`);
        const release = await copyRelease(bundleIn(own, healthy), build, version, changes);
        await stores.bundles.publish(release, build);
        return release;
      },
      makeLive: async (release, fallback) => {
        const serial = await makeLive(stores, release, fallback);
        await served(site.url, serial);
        return serial;
      },
      close: async () => {
        await proxy.close();
        await site.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

const bundleIn = (home: string, { remote, version }: AnyRelease): string => join(home, 'bundles', remote, version);

async function adopt(home: string, stores: Stores, live: Registry, healthy: Release): Promise<void> {
  const others = Object.values(live.remotes).map(({ stable }) => stable);
  const releases = [live.shell.stable, ...others.filter(({ remote }) => remote !== healthy.remote), healthy];
  for (const release of releases) await stores.bundles.publish(release, bundleIn(home, release));
  await promote(stores, releases, CHANGE, 'none');
}

/** Resolves once the gateway serves a revision. Rejects after a minute, which is long for a busy machine. */
async function served(url: string, serial: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const registry: unknown = await (await fetch(`${url}/registry.json`)).json();
    const isNew = typeof registry === 'object' && registry !== null && 'serial' in registry;
    if (isNew && Number(registry.serial) >= serial) return;
    await wait(100);
  }
  throw new Error(`The copied site at ${url} did not notice revision ${String(serial)} within a minute. Run it again.`);
}

async function makeLive({ registry }: Stores, release: Release, fallback: Release | null): Promise<number> {
  const changed = await changeRegistry(registry, CHANGE, (live) => plan(live, { kind: 'rollback', release, fallback }));
  return changed.registry.serial;
}
