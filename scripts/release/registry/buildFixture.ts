import { containerGlobal, type Release, type RouteFacts, type ShellRelease } from '@lectern/shared/contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '../store/integrity';
import { isShell, type AnyRelease } from './liveState';

/** For tests: what a small build consists of. `code` goes into its files, so that other code means other bytes. */
export type FixtureOptions = {
  version?: string;
  routes?: Partial<RouteFacts>[];
  requires?: Record<string, string>;
  provides?: Record<string, string>;
  code?: string;
};

/**
 * A release of a remote whose one screen answers `/<name>`, unless other routes are given. Its files are those of
 * `writeBuild`.
 */
export function remoteFixture(remote: string, options: FixtureOptions = {}): Release {
  const version = options.version ?? '1.0.0';
  return {
    ...headerOf(version),
    remote,
    global: containerGlobal(remote, version),
    entry: assetOf(remote, version, 'remoteEntry.js', options.code),
    requires: options.requires ?? { react: '^19.0.0' },
    routes: (options.routes ?? [{}]).map((route) => routeOf(remote, version, route, options.code)),
  };
}

/**
 * A release of the shell, with the route `/sign_in` unless others are given; it provides React 19.3.1 unless told
 * otherwise.
 */
export function shellFixture(options: FixtureOptions = {}): ShellRelease {
  const version = options.version ?? '1.0.0';
  const routes = options.routes ?? [{ id: 'sign-in', path: '/sign_in', screen: 'SignInScreen' }];
  return {
    ...headerOf(version),
    remote: 'shell',
    template: assetOf('shell', version, 'index.html', options.code),
    assets: { js: [assetOf('shell', version, 'shell.js', options.code)], css: [] },
    provides: options.provides ?? { react: '19.3.1' },
    routes: routes.map((route) => routeOf('shell', version, route, options.code)),
  };
}

/** Writes the files and the `release.json` of a fixture made with the same `code` into `folder`; returns the folder. */
export function writeBuild(folder: string, release: AnyRelease, code = ''): string {
  const names = isShell(release) ? ['index.html', 'shell.js', 'screen.js'] : ['remoteEntry.js', 'screen.js'];
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), textOf(release.remote, release.version, name, code));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

function headerOf(version: string): { version: string; builtAt: string; commit: string } {
  return { version, builtAt: '2026-01-01T00:00:00Z', commit: 'unknown' };
}

function routeOf(owner: string, version: string, route: Partial<RouteFacts>, code?: string): Release['routes'][number] {
  const facts: RouteFacts = {
    id: owner,
    path: `/${owner}`,
    screen: 'MainScreen',
    access: 'public',
    title: owner,
    ...route,
  };
  return {
    ...facts,
    module: `./${facts.screen}`,
    assets: { js: [assetOf(owner, version, 'screen.js', code)], css: [] },
  };
}

function assetOf(owner: string, version: string, name: string, code?: string): Release['entry'] {
  const bytes = new TextEncoder().encode(textOf(owner, version, name, code));
  return { url: `/remotes/${owner}/${version}/${name}`, integrity: integrityOf(bytes), bytes: bytes.length };
}

/** A page template that the gateway can fill. */
const PAGE = '<!doctype html><html lang="en"><head><!--lectern:head--></head><body><!--lectern:boot--></body></html>';

function textOf(owner: string, version: string, name: string, code = ''): string {
  if (name === 'index.html') return PAGE;
  return `/* ${owner} ${version} ${name} */${code}`;
}
