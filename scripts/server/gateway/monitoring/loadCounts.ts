import * as v from 'valibot';
import type { LoadReport, RefusalReport } from '@lectern/shared/contract';
import { createDailyCounter, readDailyFiles, type Tally } from './dailyFiles';
import { histogramOf, sumOf } from './histogram';

/**
 * Number of loads of one release with one outcome. `kind` is the failure kind, `silent` for a load that started and
 * never ended, and null without a failure. `phase` is the step that failed, for failures that name one. `times` counts
 * those that succeeded by duration (`LOAD_TIME_BOUNDS`).
 * Outcome `refused` counts browsers that refused a revision: `remote` is `registry`, and `version` is who refused it.
 * Outcome `unrendered` counts pages whose content a release could not render on the server.
 * Outcome `forwarded` of `site` counts minutes with requests through a proxy that the site does not trust.
 */
export type LoadCount = {
  remote: string;
  version: string;
  outcome: LoadReport['outcome'] | (typeof NO_LOADS)[number];
  kind: string | null;
  phase?: LoadPhase | undefined;
  count: number;
  times?: number[] | undefined;
};

/** Outcomes that are no loads of a screen. */
const NO_LOADS = ['refused', 'unrendered', 'forwarded'] as const;

/** Returns true for the outcome of a load. */
export const isLoadOutcome = (outcome: LoadCount['outcome']): outcome is LoadReport['outcome'] =>
  !NO_LOADS.some((other) => other === outcome);

/** Upper bounds of the buckets of durations, in milliseconds; the last bucket has none. */
export const LOAD_TIME_BOUNDS = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 5_000, 10_000, 30_000, 60_000,
] as const;

/** Steps of a load that the shell reports. Others are not counted by phase: what clients send can't add entries. */
const LOAD_PHASES = ['retry', 'fallback', 'all failed', 'cancelled', 'shown'] as const;

/** A step of a load in which it failed; `shown` for a screen that crashed after it had loaded. */
export type LoadPhase = (typeof LOAD_PHASES)[number];

const count = v.object({
  remote: v.string(),
  version: v.string(),
  outcome: v.picklist(['started', 'loaded', 'recovered', 'replaced', 'failed', 'left', ...NO_LOADS]),
  kind: v.nullable(v.string()),
  phase: v.optional(v.picklist(LOAD_PHASES)),
  count: v.number(),
  times: v.optional(v.array(v.number())),
});
const parseCounts = v.parser(v.array(count));

const MAX_ENTRIES = 1_000;

/**
 * Resolves to the load counts of all gateways, summed. `since`, a day such as `2026-11-21`, excludes earlier days.
 *
 * Counts are stored in `<home>/telemetry/<day>.<gateway>.json` as `{ schemaVersion: 1, counts: LoadCount[] }`.
 */
export async function readLoadCounts(home: string, since = ''): Promise<LoadCount[]> {
  const sums = createTally();
  for (const entry of await readDailyFiles(home, '', since, parseCounts)) sums.add(entry);
  return sums.list();
}

/**
 * Counts reports in memory and writes them to `<home>/telemetry` within a second. Each write replaces the whole file.
 */
export interface LoadCounter {
  add(report: LoadReport): void;
  /** Counts a load that started and never ended as failed. */
  addSilent(load: Pick<LoadReport, 'remote' | 'version'>): void;
  /** Counts a revision that a browser refused. */
  addRefusal(report: RefusalReport): void;
  /** Counts a page whose content a release could not render. */
  addUnrendered(release: Pick<LoadReport, 'remote' | 'version'>, kind: string): void;
  /** Counts a minute with requests through a proxy that the site does not trust. */
  addForwarded(): void;
  /** Returns the counts of this process since its start. */
  list(): LoadCount[];
  /** Writes pending counts. Never rejects: a full disk must not take the site down. */
  flush(): Promise<void>;
}

/** Creates a counter. `onError` receives the error of a failed write; its counts are included in the next write. */
export function createLoadCounter(home: string, onError: (error: unknown) => void, now = Date.now): LoadCounter {
  const { add, list, flush } = createDailyCounter({ home, kind: '', createTally, onError, now });
  return {
    add: (report) => add(entryOf(report)),
    addSilent: ({ remote, version }) => add({ remote, version, outcome: 'failed', kind: 'silent', count: 1 }),
    addUnrendered: ({ remote, version }, kind) => add({ remote, version, outcome: 'unrendered', kind, count: 1 }),
    addForwarded: () => add({ remote: 'site', version: 'proxy', outcome: 'forwarded', kind: null, count: 1 }),
    addRefusal: (report) => add(refusalOf(report)),
    list,
    flush,
  };
}

const refusalOf = ({ where, refused }: RefusalReport): LoadCount => ({
  remote: 'registry',
  version: where,
  outcome: 'refused',
  kind: refused,
  count: 1,
});

function entryOf({ remote, version, outcome, kind, phase, duration }: LoadReport): LoadCount {
  const isFailure = outcome === 'failed' || outcome === 'replaced' || outcome === 'recovered';
  const entry = { remote, version, outcome, kind: isFailure ? (kind ?? 'error') : null, count: 1 };
  const known = LOAD_PHASES.find((one) => one === phase);
  if (isFailure) return known === undefined ? entry : { ...entry, phase: known };
  if (outcome !== 'loaded') return entry;
  return { ...entry, times: histogramOf(LOAD_TIME_BOUNDS, duration) };
}

/**
 * Sums counts by release and outcome. Entries beyond a thousand are dropped, so that labels stay few.
 */
function createTally(): Tally<LoadCount> {
  const entries = new Map<string, LoadCount>();
  return {
    add: ({ remote, version, outcome, kind, phase, count, times }) => {
      const key = `${remote} ${version} ${outcome} ${kind ?? ''} ${phase ?? ''}`;
      const existing = entries.get(key);
      if (existing) {
        existing.count += count;
        if (times) existing.times = sumOf(times, existing.times);
      } else if (entries.size < MAX_ENTRIES)
        entries.set(key, { remote, version, outcome, kind, count, ...(phase && { phase }), ...(times && { times }) });
    },
    list: () => [...entries.values()].map((entry) => ({ ...entry })),
  };
}
