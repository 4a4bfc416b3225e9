import type { Browser, CDPSession } from '@playwright/test';
import { openStores } from '../../../cli';
import { BUILD_FAULTS, RefusedError, rollBack } from '../../../release';
import { liveVersion, promoteUnverified, promoteVerified, publishCopy, type BenchSite, type Memory } from './benchSite';
import { heapOf } from './tabHeap';
import { NAVIGATION, openTabs, visit, type Step, type Tabs, type Visited } from './tabs';

/** Sizes of a soak: `gated` releases go through the browser's gate, the others live by `--unverified`. */
export type SoakSize = { releases: number; tabs: number; visitors: number; navigations: number; gated: number };

/** Memory after a number of releases, in bytes: the mean heap of the tabs, and the site's process. */
export type SoakSample = { releases: number; tab: number; site: Memory };

/**
 * Figures of a soak. `broken` counts the broken releases among all. `fallbacks` are screens shown instead of them, and
 * `earlier` those of the release before, which a tab shows when the newest one takes more than 3 s to load.
 */
export type Soak = {
  releases: number;
  broken: number;
  refused: number;
  navigations: number;
  fallbacks: number;
  earlier: number;
  failures: string[];
  reloads: number;
  samples: SoakSample[];
};

/** Every tenth release is broken. */
const BROKEN_EVERY = 10;
/** Without the faults that a registry refuses even with `--unverified`. */
const FAULTS = BUILD_FAULTS.filter(({ name }) => name !== 'other-react' && name !== 'never-loads');

/**
 * Releases again and again to open tabs, which navigate after each release. Every tenth release is broken: half
 * of them are rolled back, the other half replaced by the next release.
 */
export async function soak(
  site: BenchSite,
  browser: Browser,
  size: SoakSize,
  progress: (releases: number) => void = () => undefined,
): Promise<Soak> {
  const tabs = await openTabs(browser, site.url, { count: size.tabs, visitors: size.visitors });
  const sessions = await Promise.all(tabs.pages.slice(0, 5).map((page) => page.context().newCDPSession(page)));
  const run = await startRun(site, tabs, size);
  try {
    for (let number = 1; number <= size.releases; number += 1) {
      await releaseNext(run, number);
      if (number % 100 === 0 || number === size.releases)
        run.figures.samples.push(await sample(site, sessions, number));
      progress(number);
    }
    return run.figures;
  } finally {
    await tabs.close();
  }
}

/**
 * State of a run: the healthy version of each remote and the one before it, and the position of the tabs in the round
 * of links.
 */
type Run = {
  site: BenchSite;
  tabs: Tabs;
  size: SoakSize;
  sources: Map<string, string>;
  healthy: Map<string, string>;
  before: Map<string, string>;
  position: number;
  figures: Soak;
};

async function startRun(site: BenchSite, tabs: Tabs, size: SoakSize): Promise<Run> {
  const sources = new Map<string, string>();
  for (const { remote } of NAVIGATION) sources.set(remote, await liveVersion(site.home, remote));
  const figures = { releases: 0, broken: 0, refused: 0, navigations: 0, fallbacks: 0, earlier: 0, reloads: 0 };
  return {
    site,
    tabs,
    size,
    sources,
    healthy: new Map(sources),
    before: new Map(sources),
    position: 0,
    figures: { ...figures, failures: [], samples: [] },
  };
}

async function releaseNext(run: Run, number: number): Promise<void> {
  const { site, size, figures } = run;
  const remotes = [...run.sources.keys()];
  const remote = remotes[number % remotes.length]!;
  const version = `2.0.${String(number)}`;
  const fault = number % BROKEN_EVERY === 0 ? FAULTS[(number / BROKEN_EVERY) % FAULTS.length] : undefined;
  const isGated = number % Math.ceil(size.releases / Math.max(1, size.gated)) === 0;
  const source = { remote, version: run.sources.get(remote)! };
  const release = await publishCopy(site.home, source, version, fault?.changesFor(remote, version));
  if (fault && isGated && (await isRefused(promoteVerified(site.home, release)))) figures.refused += 1;
  const promoteIt = isGated && !fault ? promoteVerified : promoteUnverified;
  const serial = await promoteIt(site.home, release);
  if (!fault) {
    run.before.set(remote, run.healthy.get(remote)!);
    run.healthy.set(remote, version);
  }
  const share = Math.round((size.navigations / size.releases / size.tabs) * 100) / 100;
  const steps = Math.floor(number * share) - Math.floor((number - 1) * share);
  await navigate(run, serial, nextSteps(run, steps), fault ? remote : null);
  figures.releases = number;
  if (!fault) return;
  figures.broken += 1;
  // Half of them stay until the next release of the remote replaces them.
  if ((number / BROKEN_EVERY) % 2 === 0) await rollBackNow(site.home, remote);
}

async function isRefused(promotion: Promise<number>): Promise<boolean> {
  return promotion.then(
    () => false,
    (error: unknown) => {
      if (error instanceof RefusedError) return true;
      throw error;
    },
  );
}

async function rollBackNow(home: string, remote: string): Promise<void> {
  const change = { by: 'bench', command: `rollback ${remote}`, reason: 'soak' };
  await rollBack(openStores({ home, unverified: true }), remote, null, change);
}

function nextSteps(run: Run, count: number): Step[] {
  return Array.from({ length: count }, () => {
    run.position += 1;
    const step = NAVIGATION[run.position % NAVIGATION.length]!;
    return { ...step, release: run.healthy.get(step.remote) };
  });
}

/**
 * Lets all tabs make these steps. Each screen must be of its remote's healthy version, or the one before; `broken` has
 * its fallback.
 */
async function navigate(run: Run, serial: number, steps: readonly Step[], broken: string | null): Promise<void> {
  const visits = await Promise.all(run.tabs.pages.map((page) => visit(page, serial, steps)));
  visits.forEach((visited, tab) => count(run, visited, steps, { tab, broken, serial }));
}

function count(
  { figures, before }: Run,
  { releases, isSameDocument }: Visited,
  steps: readonly Step[],
  { tab, broken, serial }: { tab: number; broken: string | null; serial: number },
): void {
  figures.navigations += steps.length;
  figures.fallbacks += steps.filter(({ remote }) => remote === broken).length;
  if (!isSameDocument) figures.reloads += 1;
  steps.forEach(({ path, remote, release = '' }, index) => {
    const found = releases[index] ?? null;
    if (found === release) return;
    if (found !== null && found === before.get(remote)) {
      figures.earlier += 1;
      return;
    }
    const shown = found === null ? 'failed' : `showed ${remote} ${found} instead of ${release}`;
    figures.failures.push(`revision ${String(serial)}, tab ${String(tab)}: ${path} ${shown}`);
  });
}

async function sample(site: BenchSite, sessions: readonly CDPSession[], releases: number): Promise<SoakSample> {
  let heaps = 0;
  for (const session of sessions) heaps += await heapOf(session);
  return { releases, tab: heaps / sessions.length, site: await site.memory() };
}
