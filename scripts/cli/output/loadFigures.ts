import { LOAD_TIME_BOUNDS, type LoadCount } from '../../server/loadCounts';

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

/** Returns a quantile of durations that were counted by class, interpolated within the class; null for none. */
export function quantileOf(times: readonly number[], quantile: number): number | null {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, count] of times.entries()) {
    const reached = below + count;
    if (count > 0 && reached >= total * quantile) {
      const start = index === 0 ? 0 : (LOAD_TIME_BOUNDS[index - 1] ?? 0);
      const end = LOAD_TIME_BOUNDS[index] ?? start;
      return Math.round(start + ((end - start) * (total * quantile - below)) / count);
    }
    below = reached;
  }
  return null;
}
