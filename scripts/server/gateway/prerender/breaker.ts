import { RecentMap } from '../RecentMap';

/** A page that a release renders. Pages of one route differ by the `params` of their path. */
export type PageAddress = { route: string; language: string; params: string; query: string };

/** An attempt of a release: to render a page, or, where `page` is null, to load its code. */
export type Attempt = { release: string; page: PageAddress | null };

/** Outcome of an attempt. */
type Outcome = 'succeeded' | 'failed';

/**
 * Stops attempts that keep failing, for a time that doubles with each further failure. A visitor chooses which pages
 * are tried: so a page that fails pauses alone. A route pauses when different pages of it fail, and a release when
 * different routes do: each time at least as many as are rendered. Addresses with a query, which anyone can make up,
 * pause only one another.
 */
export type Breaker = {
  /** Returns true while this may be tried. */
  allows: (attempt: Attempt) => boolean;
  record: (attempt: Attempt, outcome: Outcome) => void;
};

/** Different pages of a route that fail before it pauses. */
const ROUTE_LIMIT = 3;
/** Higher than that of a route: once one has paused, only pages of another can reach it. */
const RELEASE_LIMIT = 4;
/** Pages of a route or release whose last outcome counts. */
const MAX_OUTCOMES = 50;
/** Pages, routes and releases that are remembered. */
const MAX_KEYS = 1_000;

const PAGE_PAUSE_MS = 10_000;
const GROUP_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Pause = { failures: number; until: number };
type Group = Pause & { outcomes: Map<string, Outcome> };
type GroupKey = { key: string; limit: number };

/** Creates a breaker with everything allowed. `now` returns milliseconds that never go back. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const attempts = new RecentMap<string, Pause>(MAX_KEYS);
  const groups = new RecentMap<string, Group>(MAX_KEYS);
  const isPast = (pause: Pause | undefined): boolean => (pause?.until ?? 0) <= now();
  const extend = ({ failures }: Pause, first: number): Pause => ({
    failures: failures + 1,
    until: now() + Math.min(first * 2 ** failures, LONGEST_PAUSE_MS),
  });

  const recordAttempt = (key: string, outcome: Outcome): void => {
    if (outcome === 'succeeded') attempts.delete(key);
    else attempts.set(key, extend(attempts.get(key) ?? { failures: 0, until: 0 }, PAGE_PAUSE_MS));
  };
  const recordPage = ({ key, limit }: GroupKey, page: string, outcome: Outcome): void => {
    const { outcomes, ...pause } = groups.get(key) ?? { outcomes: new Map<string, Outcome>(), failures: 0, until: 0 };
    const isKnownFailure = outcomes.get(page) === 'failed';
    outcomes.delete(page);
    outcomes.set(page, outcome);
    if (outcomes.size > MAX_OUTCOMES) outcomes.delete(outcomes.keys().next().value ?? '');
    // A page that fails again says nothing about others.
    const isBroken = outcome === 'failed' && !isKnownFailure && isMostlyFailing(outcomes, limit);
    const next = isBroken ? extend(pause, GROUP_PAUSE_MS) : outcome === 'succeeded' ? { failures: 0, until: 0 } : pause;
    groups.set(key, { ...next, outcomes });
  };
  return {
    allows: (attempt) =>
      isPast(attempts.get(loadKeyOf(attempt))) &&
      isPast(attempts.get(keyOf(attempt))) &&
      groupsOf(attempt).pausing.every(({ key }) => isPast(groups.get(key))),
    record(attempt, outcome) {
      const key = keyOf(attempt);
      recordAttempt(key, outcome);
      for (const group of groupsOf(attempt).counted) recordPage(group, key, outcome);
    },
  };
}

/** Returns true when at least `limit` pages fail, and at least as many as are rendered. */
function isMostlyFailing(outcomes: ReadonlyMap<string, Outcome>, limit: number): boolean {
  const failing = [...outcomes.values()].filter((outcome) => outcome === 'failed').length;
  return failing >= limit && failing * 2 >= outcomes.size;
}

const loadKeyOf = ({ release }: Attempt): string => JSON.stringify([release]);

function keyOf(attempt: Attempt): string {
  const { release, page } = attempt;
  return page ? JSON.stringify([release, page.route, page.language, page.params, page.query]) : loadKeyOf(attempt);
}

/** The groups of pages that an attempt counts for, and those whose pause stops it. */
function groupsOf({ release, page }: Attempt): { counted: GroupKey[]; pausing: GroupKey[] } {
  if (!page) return { counted: [], pausing: [] };
  const { route, language, query } = page;
  const plain = [
    { key: JSON.stringify([release, language, route]), limit: ROUTE_LIMIT },
    { key: JSON.stringify([release, language]), limit: RELEASE_LIMIT },
  ];
  if (query === '') return { counted: plain, pausing: plain };
  const queried = [{ key: JSON.stringify([release, language, route, '?']), limit: ROUTE_LIMIT }];
  return { counted: queried, pausing: [...queried, ...plain] };
}
