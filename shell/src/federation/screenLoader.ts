import type { Release } from '@lectern/shared/contract';
import type { Candidate } from './attempt';
import type { LoadScreen, ScreenLoad } from './loadScreen';
import type { Loaded } from './line';

/** The screen that a visitor gets at a route, and from which other release when that fails. */
export type ScreenTarget = { first: Candidate; spare: Candidate | null };

/** Loads each screen of each release once in this page. */
export type ScreenLoader = {
  /** The screen, if it is in the page already. */
  ready: (target: ScreenTarget) => Loaded | null;
  /** Joins the load that is under way, or starts one. A failed one is forgotten, so that the next call tries anew. */
  load: (target: ScreenTarget) => Promise<ScreenLoad>;
  /** Gives up the load that is under way: it then ends as failed. */
  cancel: (target: ScreenTarget) => void;
  /** Forgets a screen that broke, with all code of the release that it came from. */
  discard: (target: ScreenTarget, release: Release) => void;
};

/** `forget` throws a release's code out of the page; `serial` is the revision in use. */
export function createScreenLoader(
  loadScreen: LoadScreen,
  forget: (release: Release) => void,
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
      forget(release);
    },
  };
}

/** One screen of one release, across all routes that show it. */
export function screenKey({ first: { release, route } }: ScreenTarget): string {
  return `${release.global}/${route.screen}`;
}
