import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ShellRelease } from '@lectern/shared/contract';
import {
  type AnyRelease,
  createReleaseGate,
  openBundleStore,
  openRegistryStore,
  promote,
  readRelease,
  type Stores,
} from '../../release';
import { type FixtureOptions, remoteFixture, shellFixture, writeBuild } from '../fixtures/releaseFixture';

/** A site with a shell and two remotes, `info` and `shop`, on stores of its own. */
export type World = {
  home: string;
  stores: Stores;
  /** Writes the build of a release into a new folder. */
  write(release: AnyRelease, code?: string): string;
  /** Publishes the build in a folder and makes it live, as `lectern release --from` does. */
  release(...folders: string[]): Promise<void>;
  remove(): void;
};

export const CHANGE = { by: 'Ann', command: 'test', reason: '-' };
const PROVIDES = { react: '19.3.1', 'react-dom': '19.3.1' };

/** The shell of the site, with other options if there are any. */
export const shell = (options: FixtureOptions = {}): ShellRelease => shellFixture({ provides: PROVIDES, ...options });

/** The next release of `info`: one route, `/info`, unless other options say otherwise. */
export const next = (options: FixtureOptions = {}): Release => remoteFixture('info', { version: '1.1.0', ...options });

const SHOP = [
  { id: 'shop', path: '/shop' },
  { id: 'product', path: '/shop/:product_id' },
  { id: 'orders', path: '/orders/:order_id', access: 'signed-in' as const },
];

/** Makes the site once; each case gets a copy. */
export async function prepareWorld(): Promise<{ copy: () => World; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-corpus-'));
  const first = openWorld(join(folder, 'home'));
  const releases = [shell(), remoteFixture('info'), remoteFixture('shop', { routes: SHOP })];
  await first.release(...releases.map((release) => first.write(release)));
  let copies = 0;
  const copy = (): World => {
    copies += 1;
    const home = join(folder, `copy-${String(copies)}`);
    cpSync(first.home, home, { recursive: true });
    return openWorld(home);
  };
  return { copy, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function openWorld(home: string): World {
  const bundles = openBundleStore(home);
  // Fixtures hold no code that a browser could show; the gate's own corpus is `fixtures/entryCorpus.ts`.
  const gate = createReleaseGate(bundles, { mode: 'unverified' });
  const stores = { registry: { ...openRegistryStore(home), gate }, bundles };
  return {
    home,
    stores,
    write: (release, code) => {
      mkdirSync(join(home, 'builds'), { recursive: true });
      return writeBuild(mkdtempSync(join(home, 'builds', 'build-')), release, code);
    },
    release: async (...folders) => {
      const releases: AnyRelease[] = [];
      for (const folder of folders) {
        const release = await readRelease(folder);
        await stores.bundles.publish(release, folder);
        releases.push(release);
      }
      await promote(stores, releases, CHANGE);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Changes a build's `release.json`; returns its folder. */
export function describeAs(folder: string, change: (release: Record<string, unknown>) => object): string {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(change(release)));
  return folder;
}
