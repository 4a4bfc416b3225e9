import type { Release } from '@lectern/shared/contract';
import type { Candidate } from './attempt';
import type { Loaded } from './attemptChain';

/** The screens that this page has loaded, by release and name: the same for all routes that show one. */
export type LoadedScreens = {
  get: (candidate: Candidate) => Loaded | null;
  add: (candidate: Candidate, loaded: Loaded) => void;
  /** Removes all screens of a release. */
  remove: (release: Release) => void;
};

/** Creates the empty collection. */
export function createLoadedScreens(): LoadedScreens {
  const screens = new Map<string, Loaded>();
  return {
    get: (candidate) => screens.get(screenKey(candidate)) ?? null,
    add: (candidate, loaded) => void screens.set(screenKey(candidate), loaded),
    remove({ global }) {
      for (const [key, { release }] of screens) if (release.global === global) screens.delete(key);
    },
  };
}

/** Returns the key of one screen of one release. */
export function screenKey({ release, route }: Candidate): string {
  return `${release.global}/${route.screen}`;
}
