import type { Release } from '@lectern/shared/contract';
import type { Candidate } from './attempt';
import type { Loaded } from './attemptChain';
import type { LoadScreen, ScreenLoad } from './loadScreen';

/** Screen of a route for one visitor, and the same screen of the release to fall back to. */
export type ScreenTarget = { first: Candidate; fallback: Candidate | null };

/** Loads each screen of each release once in this page. */
export type ScreenLoader = {
  /** Returns the screen if it has loaded. */
  ready: (target: ScreenTarget) => Loaded | null;
  /** Joins the load in flight, or starts one. A failed load is not cached: the next call tries again. */
  load: (target: ScreenTarget) => Promise<ScreenLoad>;
  /** Cancels the load in flight, which then ends as failed. */
  cancel: (target: ScreenTarget) => void;
  /** Discards a screen that crashed, with all code of the release that it came from. */
  discard: (target: ScreenTarget, release: Release) => void;
};

/** `discardCode` removes a release's code from the page; `serial` returns the revision in use. */
export function createScreenLoader(
  loadScreen: LoadScreen,
  discardCode: (release: Release) => void,
  serial: () => number,
): ScreenLoader {
  const screens = new Map<string, Loaded>();
  const loads = new Map<string, { load: Promise<ScreenLoad>; cancel: () => void }>();

  const start = (target: ScreenTarget): Promise<ScreenLoad> => {
    const key = screenKey(target);
    const controller = new AbortController();
    const load = loadScreen({ ...target, serial: serial(), signal: controller.signal }).then((end) => {
      loads.delete(key);
      if (end.ok) screens.set(key, end);
      return end;
    });
    loads.set(key, { load, cancel: () => controller.abort() });
    return load;
  };

  return {
    ready: (target) => screens.get(screenKey(target)) ?? null,
    load(target) {
      const loaded = screens.get(screenKey(target));
      return loaded ? Promise.resolve({ ok: true, ...loaded }) : (loads.get(screenKey(target))?.load ?? start(target));
    },
    cancel: (target) => loads.get(screenKey(target))?.cancel(),
    discard(target, release) {
      screens.delete(screenKey(target));
      discardCode(release);
    },
  };
}

/** Returns the key of one screen of one release, the same for all routes that show it. */
export function screenKey({ first: { release, route } }: ScreenTarget): string {
  return `${release.global}/${route.screen}`;
}
