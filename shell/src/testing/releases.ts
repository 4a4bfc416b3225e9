import type { Asset, Channel, Registry, Release, ReleaseRoute, ShellRelease } from '@lectern/shared/contract';

const HASH = `sha384-${'A'.repeat(64)}`;

/** Returns an asset at `url`, with a dummy hash. */
export const asset = (url: string): Asset => ({ url, integrity: HASH, bytes: 1 });

/**
 * Returns a release of `commerce` with a screen at `/books`. `change` and `route` override fields of the release and
 * its route.
 */
export function release(version = '1.4.2', change: Partial<Release> = {}, route: Partial<ReleaseRoute> = {}): Release {
  const folder = `/remotes/commerce/${version}`;
  const books: ReleaseRoute = {
    id: 'books',
    path: '/books',
    screen: 'BooksScreen',
    access: 'public',
    title: 'Books',
    module: './BooksScreen',
    assets: { js: [asset(`${folder}/37.js`)], css: [asset(`${folder}/books.css`)] },
    ...route,
  };
  return {
    remote: 'commerce',
    version,
    builtAt: '2026-01-01T00:00:00Z',
    commit: 'unknown',
    global: `commerce_${version.replace(/\W/g, '_')}`,
    entry: asset(`${folder}/remoteEntry.js`),
    requires: { react: '^19.0.0' },
    routes: [books],
    ...change,
  };
}

const shell: ShellRelease = {
  remote: 'shell',
  version: '1.0.0',
  builtAt: '2026-01-01T00:00:00Z',
  commit: 'unknown',
  template: asset('/remotes/shell/1.0.0/template.html'),
  assets: { js: [], css: [] },
  provides: { react: '19.3.1' },
  routes: [],
};

/** Returns a channel with the stable release `stable`. */
export const channel = <R>(stable: R, change: Partial<Channel<R>> = {}): Channel<R> => ({
  stable,
  fallback: null,
  canary: null,
  ...change,
});

/** Returns a revision with these remotes. */
export function registry(remotes: Record<string, Channel<Release>>, change: Partial<Registry> = {}): Registry {
  return {
    schemaVersion: 1,
    serial: 7,
    previousHash: '',
    updatedAt: '2026-01-01T00:00:00Z',
    change: { by: 'test', command: 'test', reason: '-' },
    shell: channel(shell),
    remotes,
    maintenance: null,
    ...change,
  };
}
