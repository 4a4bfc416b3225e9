import * as v from 'valibot';
import type { Vital, VitalsReport } from '@lectern/shared/contract';
import { createDailyCounter, readDailyFiles, type DailyCounter, type Tally } from './dailyFiles';
import { histogramOf, sumOf, type Histogram } from './histogram';

/** Measured values of one web vital on one route of one release, by bucket (`VITAL_BOUNDS`). */
export type VitalCount = { remote: string; version: string; route: string; vital: Vital; values: Histogram };

/**
 * Upper bounds of the buckets; the last bucket has none. LCP and INP are in milliseconds. The limits of good and poor
 * (2,500 and 4,000; 200 and 500; 0.1 and 0.25) are among them.
 */
export const VITAL_BOUNDS: Record<Vital, readonly number[]> = {
  lcp: [
    200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000,
    8_000, 12_000, 20_000,
  ],
  inp: [16, 24, 32, 40, 56, 80, 104, 128, 160, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_500, 5_000],
  cls: [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2],
};

const KIND = 'vitals';
/** Enough for the releases of a month and their routes, with three vitals each. */
const MAX_ENTRIES = 3_000;

const parseCounts = v.parser(
  v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      route: v.string(),
      vital: v.picklist(['lcp', 'inp', 'cls']),
      values: v.array(v.number()),
    }),
  ),
);

/** Resolves to the vitals that all gateways of a home counted, summed. `since`, a day, excludes earlier days. */
export async function readVitalCounts(home: string, since = ''): Promise<VitalCount[]> {
  const sums = createTally();
  for (const entry of await readDailyFiles(home, KIND, since, parseCounts)) sums.add(entry);
  return sums.list();
}

/** Counts reports in memory and writes the counts to the file of the day. */
export interface VitalCounter {
  add(report: VitalsReport): void;
  /** Returns the counts of this process since its start. */
  list(): VitalCount[];
  /** Writes pending counts. Never rejects. */
  flush(): Promise<void>;
}

/** Creates a counter. `onError` receives the error of a failed write; its counts are included in the next write. */
export function createVitalCounter(home: string, onError: (error: unknown) => void, now = Date.now): VitalCounter {
  const counter: DailyCounter<VitalCount> = createDailyCounter({ home, kind: KIND, createTally, onError, now });
  return {
    add(report) {
      for (const vital of ['lcp', 'inp', 'cls'] as const) {
        const sample = report[vital];
        if (!sample) continue;
        const { remote, version, route, value } = sample;
        counter.add({ remote, version, route, vital, values: histogramOf(VITAL_BOUNDS[vital], value) });
      }
    },
    list: counter.list,
    flush: counter.flush,
  };
}

/** Sums counts by release, route and vital. Entries beyond the limit are dropped, so that labels stay few. */
function createTally(): Tally<VitalCount> {
  const entries = new Map<string, VitalCount>();
  return {
    add(entry) {
      const key = `${entry.remote} ${entry.version} ${entry.route} ${entry.vital}`;
      const existing = entries.get(key);
      if (existing) existing.values = sumOf(entry.values, existing.values);
      else if (entries.size < MAX_ENTRIES) entries.set(key, { ...entry });
    },
    list: () => [...entries.values()].map((entry) => ({ ...entry })),
  };
}
