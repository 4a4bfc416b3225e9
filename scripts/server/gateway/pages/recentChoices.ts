import { RecentMap } from '../RecentMap';
import type { LiveRevision } from '../live/liveSite';

/** Short-lived cache of choices. A key holds all that a choice depends on in a request. */
export type RecentChoices<T> = {
  /** Returns the choice for a key under a revision; undefined when there is none, or it is too old. */
  get: (revision: LiveRevision, key: string) => T | undefined;
  set: (revision: LiveRevision, key: string, choice: T) => void;
};

/**
 * Lifetime of a choice in milliseconds: a page is at most this much older than the files of the catalogue
 * that it was made of. It saves most of the work of a page that many visitors open at once.
 */
const FRESH_MS = 250;

/** Each choice keeps its page in memory, also one that the cache of pages has dropped. */
const MAX_CHOICES = 100;

/** Creates an empty memory of choices. `now` returns milliseconds since 1970. */
export function createRecentChoices<T>(now: () => number = Date.now): RecentChoices<T> {
  const known = new WeakMap<LiveRevision, RecentMap<string, { choice: T; at: number }>>();
  return {
    get: (revision, key) => {
      const entry = known.get(revision)?.get(key);
      // Also too old after the clock was set back.
      return entry && Math.abs(now() - entry.at) < FRESH_MS ? entry.choice : undefined;
    },
    set: (revision, key, choice) => {
      const choices = known.get(revision) ?? new RecentMap(MAX_CHOICES);
      known.set(revision, choices);
      choices.set(key, { choice, at: now() });
    },
  };
}
