import { LOAD_TIME_BOUNDS, type LoadCount, quantileIn } from '../../server/loadCounts';

/**
 * Loads of one version. `recovered` by a retry of it; `failed` by kind, whether or not another release could replace
 * it; `replaced` counts those that one did. `p50` and `p95` are load times in milliseconds, null without a load.
 */
export type Loads = {
  loaded: number;
  recovered: number;
  replaced: number;
  failed: Record<string, number>;
  p50: number | null;
  p95: number | null;
};

/** Sums the counts of one version. */
export function loadsOf(counts: readonly LoadCount[], owner: string, version: string): Loads {
  const loads: Loads = { loaded: 0, recovered: 0, replaced: 0, failed: {}, p50: null, p95: null };
  let times: number[] = [];
  for (const { outcome, kind, count, times: more = [] } of counts.filter(
    (one) => one.remote === owner && one.version === version,
  )) {
    if (outcome === 'started' || outcome === 'left' || outcome === 'refused') continue;
    if (outcome === 'loaded') times = more.map((number, index) => number + (times[index] ?? 0));
    if (outcome !== 'failed') loads[outcome] += count;
    if (outcome === 'failed' || outcome === 'replaced')
      loads.failed[kind ?? 'error'] = (loads.failed[kind ?? 'error'] ?? 0) + count;
  }
  return { ...loads, p50: quantileOf(times, 0.5), p95: quantileOf(times, 0.95) };
}

/** Returns how many loads failed. */
export const failuresOf = ({ failed }: Loads): number => Object.values(failed).reduce((sum, count) => sum + count, 0);

/** Returns how many loads ended. */
export const endedLoads = (loads: Loads): number => loads.loaded + loads.recovered + failuresOf(loads);

const quantileOf = (times: readonly number[], quantile: number): number | null => {
  const found = quantileIn(LOAD_TIME_BOUNDS, times, quantile);
  return found === null ? null : Math.round(found);
};
