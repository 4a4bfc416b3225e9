import { RefusedError, type Refusal } from '../refusal';
import { channelOf, nameOf, ownersOf, type AnyRelease, type LiveState } from '../registry/liveState';
import { fileIn, type BundleStore } from '../store/bundleStore';
import { sha256 } from '../store/hashes';
import { findBrowser } from './findBrowser';
import { closeBrowser, startBrowser, tryRelease } from './trial';
import type { FindFile } from './trialSite';
import { readVerdict, writeVerdict, type Verdict } from './verdicts';

/**
 * Kinds of verification: `loaded` in a browser, `built-here` for what `lectern start` built from its checkout itself,
 * or `unverified` for whatever the caller takes responsibility for.
 */
export type GateMode = 'loaded' | 'built-here' | 'unverified';

/** The last check before releases go live. */
export interface ReleaseGate {
  /**
   * Checks every release that is in `next` and not in `live`. Resolves to the names of those that go live unverified,
   * for the audit record. Throws a RefusedError for a broken release, and without a browser to try one in.
   */
  check(live: LiveState | null, next: LiveState): Promise<string[]>;
  /** Tries a build in `folder` before it is published in `next`; fails like `check`. */
  checkBuild(release: AnyRelease, folder: string, next: LiveState): Promise<void>;
}

/**
 * Creates the gate of a bundle store. A release that has passed once is known by its hash from then on; a
 * dry run does not store that.
 */
export function createReleaseGate(
  bundles: BundleStore,
  { mode = 'loaded', isDryRun = false }: { mode?: GateMode; isDryRun?: boolean } = {},
): ReleaseGate {
  const loaded = new Set<string>();
  const store = async (release: AnyRelease, how: Verdict['how']): Promise<void> => {
    if (!isDryRun) await writeVerdict(bundles, release, { how, at: new Date().toISOString() });
  };
  const isVerified = async (release: AnyRelease): Promise<boolean> => {
    if (await readVerdict(bundles, release)) return true;
    const how = mode === 'built-here' ? mode : loaded.has(keyOf(release)) ? 'loaded' : null;
    if (how) await store(release, how);
    return how !== null;
  };
  return {
    check: async (live, next) => {
      const open: AnyRelease[] = [];
      for (const release of newReleases(live, next)) if (!(await isVerified(release))) open.push(release);
      if (mode === 'unverified') return open.map(nameOf);
      if (open.length > 0) await loadAll(open, next, (...file) => bundles.fileOf(...file));
      for (const release of open) await store(release, 'loaded');
      return [];
    },
    checkBuild: async (release, folder, next) => {
      if (mode !== 'loaded') return;
      const inBuild: FindFile = async (owner, version, file) =>
        owner === release.remote && version === release.version
          ? fileIn(folder, file)
          : bundles.fileOf(owner, version, file);
      await loadAll([release], next, inBuild);
      loaded.add(keyOf(release));
    },
  };
}

/** Returns what distinguishes a release from all others: its description names the hashes of its code. */
const keyOf = (release: AnyRelease): string => sha256(JSON.stringify(release));

async function loadAll(releases: readonly AnyRelease[], next: LiveState, fileOf: FindFile): Promise<void> {
  const refusals = await tryAll(releases, next, fileOf);
  if (refusals.length > 0) throw new RefusedError(...refusals);
}

/** Returns the releases that visitors can get in `next`, as stable or canary, and could not get in `live`. */
function newReleases(live: LiveState | null, next: LiveState): AnyRelease[] {
  const known = new Set(live ? visibleReleases(live).map(nameOf) : []);
  return visibleReleases(next).filter((release) => !known.has(nameOf(release)));
}

function visibleReleases(state: LiveState): AnyRelease[] {
  return ownersOf(state).flatMap((owner) => {
    const channel = channelOf(state, owner);
    return channel ? [channel.stable, ...(channel.canary ? [channel.canary.release] : [])] : [];
  });
}

async function tryAll(releases: readonly AnyRelease[], next: LiveState, fileOf: FindFile): Promise<Refusal[]> {
  const path = findBrowser();
  if (path === null) throw noBrowser(releases);
  const browser = await startBrowser(path).catch((error: unknown) => {
    throw noBrowser(releases, `${path} did not start: ${String(error).split('\n')[0] ?? ''}`);
  });
  try {
    const refusals: Refusal[] = [];
    for (const release of releases) refusals.push(...(await tryRelease(browser, release, next, fileOf)));
    return refusals;
  } finally {
    await closeBrowser(browser);
  }
}

function noBrowser(releases: readonly AnyRelease[], why = 'No Chromium, Chrome or Edge was found.'): RefusedError {
  return new RefusedError({
    code: 'unverified',
    what: `${releases.map(nameOf).join(' and ')} could not be tried in a browser.`,
    why: `${why} Every release is loaded once before it goes live.`,
    fix:
      'Install Chromium, or name a browser in LECTERN_BROWSER. To release without this check: --unverified, which ' +
      'the history shows.',
  });
}
