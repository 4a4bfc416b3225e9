import { isLoadOutcome, LOAD_TIME_BOUNDS, type LoadCount, type LoadPhase, quantileIn } from '../../server/loadCounts';

/** Failures of one kind in one step of the load; `phase` is null for those that name none. */
export type FailureCount = { phase: LoadPhase | null; kind: string; count: number };

/**
 * Loads of one version. `recovered` by a retry of it; `failed` by kind, whether or not another release could replace
 * it; `replaced` counts those that one did; `failures` lists all three by phase and kind, most frequent first. `p50`
 * and `p95` are load times in milliseconds, null without a load.
 */
export type Loads = {
  loaded: number;
  recovered: number;
  replaced: number;
  failed: Record<string, number>;
  failures: FailureCount[];
  p50: number | null;
  p95: number | null;
};

/** Sums the counts of one version. */
export function loadsOf(counts: readonly LoadCount[], owner: string, version: string): Loads {
  const loads: Loads = { loaded: 0, recovered: 0, replaced: 0, failed: {}, failures: [], p50: null, p95: null };
  let times: number[] = [];
  const own = counts.filter((one) => one.remote === owner && one.version === version);
  for (const { outcome, kind, count, times: more = [] } of own) {
    if (!isLoadOutcome(outcome) || outcome === 'started' || outcome === 'left') continue;
    if (outcome === 'loaded') times = more.map((number, index) => number + (times[index] ?? 0));
    if (outcome !== 'failed') loads[outcome] += count;
    if (outcome === 'failed' || outcome === 'replaced')
      loads.failed[kind ?? 'error'] = (loads.failed[kind ?? 'error'] ?? 0) + count;
  }
  return { ...loads, failures: failuresIn(own), p50: quantileOf(times, 0.5), p95: quantileOf(times, 0.95) };
}

function failuresIn(counts: readonly LoadCount[]): FailureCount[] {
  const failures = new Map<string, FailureCount>();
  for (const { outcome, kind: known, phase = null, count } of counts) {
    if (outcome !== 'failed' && outcome !== 'replaced' && outcome !== 'recovered') continue;
    const kind = known ?? 'error';
    const key = `${phase ?? ''} ${kind}`;
    failures.set(key, { phase, kind, count: count + (failures.get(key)?.count ?? 0) });
  }
  return [...failures.values()].sort((a, b) => b.count - a.count);
}

/** Returns how many loads failed. */
export const failuresOf = ({ failed }: Loads): number => Object.values(failed).reduce((sum, count) => sum + count, 0);

/** Returns how many loads ended. */
export const endedLoads = (loads: Loads): number => loads.loaded + loads.recovered + failuresOf(loads);

const quantileOf = (times: readonly number[], quantile: number): number | null => {
  const found = quantileIn(LOAD_TIME_BOUNDS, times, quantile);
  return found === null ? null : Math.round(found);
};
