import type { Registry, ReleaseRoute } from '@lectern/shared/contract';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { Refusal } from '../refusal';
import { isShell, nameOf, type AnyRelease, type LiveState } from '../registry/liveState';
import { openTrialSite, type FindFile } from './trialSite';
import { tryScreen, type TrialScreen } from './trialPage';

/** Screens that are tried at the same time. */
const PAGES = 3;
/** Milliseconds to wait for a browser to close. One that hangs is not waited for any longer. */
const CLOSE_LIMIT = 5_000;

/**
 * Resolves to the reasons against `release`. Shows every screen of it in a headless page, as it would be live in
 * `next`: a remote with the live shell, a shell with its own screens and the first public one of each remote.
 * Signed-in screens must load; they may fail to render for a visitor who is signed out. There is no fallback that could
 * hide a failure, and no data.
 */
export async function tryRelease(
  browser: Browser,
  release: AnyRelease,
  next: LiveState,
  fileOf: FindFile,
): Promise<Refusal[]> {
  const registry = trialRegistry(release, next);
  const site = await openTrialSite(registry, fileOf);
  const limit = pLimit(PAGES);
  try {
    const screens = screensOf(release, registry, site.url);
    const findings = await Promise.all(
      screens.map((screen) => limit(async () => ({ screen, why: await tryScreen(browser, screen) }))),
    );
    return findings.flatMap(({ screen, why }) => (why === null ? [] : [refusalOf(release, screen, why)]));
  } finally {
    await site.close();
  }
}

/** Starts the browser at `path` without a window. It can reach 127.0.0.1 only. Rejects when it does not start. */
export async function startBrowser(path: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: path,
    // Chromium refuses to sandbox what runs as root, as in most containers.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Closes a browser, also one whose pages hang. Never rejects. */
export async function closeBrowser(browser: Browser): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, CLOSE_LIMIT);
  });
  await Promise.race([browser.close().catch(() => undefined), limit]).finally(() => clearTimeout(timer));
}

/** Returns a revision with the release alone, or a shell with all remotes. Every route is open to everybody. */
function trialRegistry(release: AnyRelease, next: LiveState): Registry {
  const publicChannel = <R extends AnyRelease>(stable: R): { stable: R; fallback: null; canary: null } => ({
    stable: { ...stable, routes: stable.routes.map((route) => ({ ...route, access: 'public' as const })) },
    fallback: null,
    canary: null,
  });
  const remotes = isShell(release) ? Object.values(next.remotes).map(({ stable }) => stable) : [release];
  return {
    schemaVersion: 1,
    serial: 1,
    previousHash: '',
    updatedAt: new Date().toISOString(),
    change: { by: 'lectern', command: 'trial', reason: '-' },
    shell: publicChannel(isShell(release) ? release : next.shell.stable),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.remote, publicChannel(remote)])),
    maintenance: null,
  };
}

function screensOf(release: AnyRelease, registry: Registry, url: string): TrialScreen[] {
  const screen = (owner: AnyRelease, route: ReleaseRoute): TrialScreen => ({
    url: url + addressOf(route),
    owner: owner.remote,
    version: owner.version,
    screen: route.screen,
    mayCrash: !isOpen(route),
    module: 'global' in owner ? { global: owner.global, name: route.module } : null,
  });
  const own = release.routes.map((route) => screen(release, route));
  if (!isShell(release)) return own;
  const others = Object.values(registry.remotes).flatMap(({ stable }) => {
    const first = stable.routes.find(isOpen);
    return first ? [screen(stable, first)] : [];
  });
  return [...own, ...others];
}

const isOpen = ({ access, publicWith }: ReleaseRoute): boolean => access === 'public' || publicWith !== undefined;

function addressOf({ path, publicWith }: ReleaseRoute): string {
  const address = path.replaceAll(/:[A-Za-z0-9_]+/g, 'trial');
  return publicWith === undefined ? address : `${address}?${publicWith}=trial`;
}

function refusalOf(release: AnyRelease, { owner, version, screen }: TrialScreen, why: string): Refusal {
  const part = owner === release.remote ? screen : `${screen} of ${owner} ${version}`;
  return {
    code: 'broken-screen',
    what: `${nameOf(release)} can't show ${part}.`,
    why,
    fix:
      'Correct it and release a new version. To see it yourself: ' +
      `lectern dev ${owner === 'shell' ? '<remote>' : owner}.`,
  };
}
