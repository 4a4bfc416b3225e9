import type { Release } from '@lectern/shared/contract';
import type { Candidate } from './attempt';
import type { Loaded } from './attemptChain';
import { candidatesInOrder, type ScreenTarget } from './candidates';
import { createLoadedScreens, screenKey, type LoadedScreens } from './loadedScreens';
import type { LoadReport } from './loadReport';
import type { LoadScreen, ScreenLoad } from './loadScreen';
import type { Quarantine } from './quarantine';
import type { LoadFailure } from './RemoteLoadError';

export type { ScreenTarget };

/**
 * Loads screens of remotes, each once in this page: a loaded screen is cached. Releases are identified by `global`, the
 * global variable of their container, which no two releases share.
 */
export type ScreenLoader = {
  /** Returns the release that a load tries first: the visitor's own, or its fallback while that one is quarantined. */
  preferred: (target: ScreenTarget) => Candidate;
  /** Returns the screen of the preferred release if it has loaded. */
  ready: (target: ScreenTarget) => Loaded | null;
  /** Joins the load in flight, or starts one. A failed load is not cached: the next call tries again. */
  load: (target: ScreenTarget) => Promise<ScreenLoad>;
  /** Cancels the load in flight, which then ends as failed. */
  cancel: (target: ScreenTarget) => void;
  /**
   * Reports and quarantines a release whose screen crashed, and discards its code. Returns true when the target has
   * another release, which has not failed in this tab.
   */
  crash: (target: ScreenTarget, release: Release, kind: LoadFailure) => boolean;
  /** Returns the releases that loads of this page have named, fallbacks too, except those that `discard` removed. */
  startedReleases: () => Release[];
  /** Discards a release's code and screens. Returns false, and does nothing, while a load in flight may use it. */
  discard: (release: Release) => boolean;
};

/** Dependencies: `discardCode` removes a release's code from the page; `serial` returns the revision in use. */
export type LoaderOptions = {
  loadScreen: LoadScreen;
  quarantine: Quarantine;
  discardCode: (release: Release) => void;
  report: (report: LoadReport) => void;
  serial: () => number;
};

/** A load in flight. */
type PendingLoad = { target: ScreenTarget; load: Promise<ScreenLoad>; cancel: () => void };

/** Creates the loader of this page. */
export function createScreenLoader(options: LoaderOptions): ScreenLoader {
  const screens = createLoadedScreens();
  const releases = new Map<string, Release>();
  const loads = new Map<string, PendingLoad>();
  const preferred = (target: ScreenTarget): Candidate => candidatesInOrder(target, options.quarantine)[0];
  const ready = (target: ScreenTarget): Loaded | null => screens.get(preferred(target));
  const discard = (release: Release): void => {
    screens.remove(release);
    options.discardCode(release);
  };

  const start = (target: ScreenTarget): Promise<ScreenLoad> => {
    for (const { release } of releasesOf(target)) releases.set(release.global, release);
    return startLoad(options, screens, loads, target);
  };

  return {
    preferred,
    ready,
    load(target) {
      const loaded = ready(target);
      if (loaded) return Promise.resolve({ ok: true, ...loaded });
      return loads.get(screenKey(target.first))?.load ?? start(target);
    },
    cancel: (target) => loads.get(screenKey(target.first))?.cancel(),
    crash(target, release, kind) {
      options.quarantine.add(release.global, kind);
      // Its modules may be half evaluated, and a lazy part caches its failure: the next attempt loads everything again.
      discard(release);
      return reportCrash(options, release, kind, preferred(target).release);
    },
    startedReleases: () => [...releases.values()],
    discard(release) {
      if ([...loads.values()].some(({ target }) => hasRelease(target, release))) return false;
      releases.delete(release.global);
      discard(release);
      return true;
    },
  };
}

/** Starts a load. It stays in `loads` until it resolves, so that further calls join it. */
function startLoad(
  { loadScreen, serial }: LoaderOptions,
  screens: LoadedScreens,
  loads: Map<string, PendingLoad>,
  target: ScreenTarget,
): Promise<ScreenLoad> {
  const { first, fallback } = target;
  const controller = new AbortController();
  // With the fallback loaded already, it may replace a slow first release sooner.
  const limit = fallback && screens.get(fallback) ? 'shortStall' : 'stall';
  const load = loadScreen({ ...target, limit, serial: serial(), signal: controller.signal }).then((end) => {
    loads.delete(screenKey(first));
    if (end.ok) screens.add(fallback?.release === end.release ? fallback : first, end);
    return end;
  });
  loads.set(screenKey(first), { target, load, cancel: () => controller.abort() });
  return load;
}

function releasesOf({ first, fallback }: ScreenTarget): Candidate[] {
  return fallback ? [first, fallback] : [first];
}

function hasRelease(target: ScreenTarget, { global }: Release): boolean {
  return releasesOf(target).some(({ release }) => release.global === global);
}

/** Reports the crash of a release. Returns true if `next` may take over: it has not failed in this tab. */
function reportCrash(
  { quarantine, report, serial }: LoaderOptions,
  { remote, version }: Release,
  kind: LoadFailure,
  next: Release,
): boolean {
  const common = { remote, version, serial: serial(), duration: 0, phase: 'shown', kind } as const;
  const isReplaced = !quarantine.has(next.global);
  report(isReplaced ? { ...common, outcome: 'replaced', shown: next.version } : { ...common, outcome: 'failed' });
  return isReplaced;
}
