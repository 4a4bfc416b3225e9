import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  containerGlobal,
  type Asset,
  type Registry,
  type Release,
  type ReleaseRoute,
  type RouteFacts,
  type ShellRelease,
  type SiteConfig,
} from '@lectern/shared/contract';
import { openRegistryStore, type RegistryStore } from '../registry/store';
import { openBundleStore, type BundleStore } from '../store/bundleStore';
import { integrityOf } from '../store/integrity';

/**
 * For tests: a site with real stores in a temporary home. `revise` appends a revision; `publishShell` a further shell
 * release.
 */
export type SiteFixture = {
  home: string;
  registryStore: RegistryStore;
  bundleStore: BundleStore;
  revise(change: (live: Registry) => Partial<Registry>): Promise<Registry>;
  publishShell(version: string, template?: string): Promise<ShellRelease>;
  remove(): Promise<void>;
};

export const fixtureConfig: SiteConfig = {
  backend: { kind: 'local', projectId: 'demo', storageBucket: 'demo.appspot.com' },
  homeUrl: 'http://localhost:4380/',
  openBuckets: ['open'],
};

export const fixtureTemplate = `<!doctype html>
<html lang="en">
<head><style>#loading { color: white }</style>
<!--lectern:head-->
</head>
<body><div id="loading">Loading...</div><div id="root"></div>
<!--lectern:boot-->
</body></html>`;

/** A site of shell 1.0.0, commerce 1.0.0 and learning 1.0.0, at serial 1. */
export async function createSiteFixture(): Promise<SiteFixture> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-gateway-'));
  const stores = { registryStore: openRegistryStore(home), bundleStore: openBundleStore(home) };
  const publishShell = (version: string, template = fixtureTemplate): Promise<ShellRelease> =>
    publishShellBuild(stores.bundleStore, home, version, template);
  const [shell, commerce, learning] = await Promise.all([
    publishShell('1.0.0'),
    publishRemote(stores.bundleStore, home, 'commerce', [{ id: 'books', path: '/books', title: 'Books <& more>' }]),
    publishRemote(stores.bundleStore, home, 'learning', [
      { id: 'watch', path: '/watch/:id/:uid/:name', access: 'signed-in' },
      { id: 'open-watch', path: '/watch/:bucket/:course_name', data: ['folder'] },
    ]),
  ]);
  const first: Registry = {
    schemaVersion: 1,
    serial: 1,
    previousHash: '',
    updatedAt: '2026-01-01T00:00:00Z',
    change: { by: 'test', command: 'test', reason: '-' },
    shell: { stable: shell, fallback: null, canary: null },
    maintenance: null,
    remotes: {
      commerce: { stable: commerce, fallback: null, canary: null },
      learning: { stable: learning, fallback: null, canary: null },
    },
  };
  await stores.registryStore.append(first);
  return {
    home,
    ...stores,
    publishShell,
    revise: async (change) => {
      const { registry, tip } = await stores.registryStore.latest();
      const next = { ...registry, ...change(registry), serial: tip.serial + 1, previousHash: tip.hash ?? '' };
      await stores.registryStore.append(next);
      return next;
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

type Files = Record<string, string>;

async function publishShellBuild(
  store: BundleStore,
  home: string,
  version: string,
  template: string,
): Promise<ShellRelease> {
  const files = {
    'template.html': template,
    'main.js': 'shell();',
    'main.css': 'a{}',
    'screens.js': 'screens();',
    'screens.css': 'c{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const release: ShellRelease = {
    ...header(version),
    remote: 'shell',
    provides: { react: '19.3.1' },
    template: assetOf('shell', version, 'template.html', files),
    assets: { js: [assetOf('shell', version, 'main.js', files)], css: [assetOf('shell', version, 'main.css', files)] },
    routes: [
      routeOf(
        { id: 'sign-in', path: '/sign_in' },
        {
          js: [assetOf('shell', version, 'screens.js', files)],
          css: [assetOf('shell', version, 'screens.css', files)],
        },
      ),
    ],
  };
  return publishBuild(store, home, release, files);
}

async function publishRemote(
  store: BundleStore,
  home: string,
  remote: string,
  routes: Partial<RouteFacts>[],
): Promise<Release> {
  const version = '1.0.0';
  const files = {
    'remoteEntry.js': 'entry();'.repeat(50),
    'screen.js': 'screen();',
    'screen.css': 'b{}',
    'frame.html': '<script>1</script>',
  };
  const assets = {
    js: [assetOf(remote, version, 'screen.js', files)],
    css: [assetOf(remote, version, 'screen.css', files)],
  };
  const release: Release = {
    ...header(version),
    remote,
    global: containerGlobal(remote, version),
    requires: { react: '^19.0.0' },
    entry: assetOf(remote, version, 'remoteEntry.js', files),
    routes: routes.map((route) => routeOf(route, assets)),
  };
  return publishBuild(store, home, release, files);
}

async function publishBuild<R extends Release | ShellRelease>(
  store: BundleStore,
  home: string,
  release: R,
  files: Files,
): Promise<R> {
  const folder = join(home, 'builds', release.remote, release.version);
  const encoder = new TextEncoder();
  for (const [name, text] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!name.endsWith('.js')) continue;
    await writeFile(`${path}.br`, new Uint8Array(await promisify(brotliCompress)(encoder.encode(text))));
    await writeFile(`${path}.gz`, new Uint8Array(await promisify(gzip)(encoder.encode(text))));
  }
  await store.publish(release, folder);
  return release;
}

function header(version: string): { version: string; builtAt: string; commit: string } {
  return { version, builtAt: '2026-01-01T00:00:00Z', commit: 'unknown' };
}

function routeOf(facts: Partial<RouteFacts>, assets: ReleaseRoute['assets']): ReleaseRoute {
  return {
    id: 'main',
    path: '/',
    screen: 'MainScreen',
    access: 'public',
    title: 'A title',
    ...facts,
    module: './MainScreen',
    assets,
  };
}

function assetOf(owner: string, version: string, name: string, files: Files): Asset {
  const bytes = new TextEncoder().encode(files[name] ?? '');
  return { url: `/remotes/${owner}/${version}/${name}`, integrity: integrityOf(bytes), bytes: bytes.length };
}
