import { Counter, type Registry } from 'prom-client';
import type { Vital } from '@lectern/shared/contract';
import { VITAL_BOUNDS, type VitalCounter } from './vitalCounts';

/** Names of the metrics. `divisor` converts milliseconds to seconds, the unit of Prometheus. */
const METRICS: Record<Vital, { name: string; what: string; divisor: number }> = {
  lcp: { name: 'lectern_largest_contentful_paint_seconds_bucket', what: 'largest contentful paint', divisor: 1_000 },
  inp: { name: 'lectern_interaction_to_next_paint_seconds_bucket', what: 'interaction to next paint', divisor: 1_000 },
  cls: { name: 'lectern_cumulative_layout_shift_bucket', what: 'cumulative layout shift', divisor: 1 },
};

/**
 * Adds the web vitals by release and route, as cumulative counters of histogram buckets: Prometheus'
 * `histogram_quantile` computes percentiles from them.
 */
export function describeVitals(registry: Registry, counter: Pick<VitalCounter, 'list'>): void {
  for (const vital of ['lcp', 'inp', 'cls'] as const) {
    const { name, what, divisor } = METRICS[vital];
    new Counter({
      name,
      help: `Pages by their ${what}, at most.`,
      labelNames: ['remote', 'version', 'route', 'le'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { remote, version, route, values } of counter.list().filter((entry) => entry.vital === vital)) {
          let sum = 0;
          for (const [index, number] of values.entries()) {
            const bound = VITAL_BOUNDS[vital][index];
            sum += number;
            this.inc({ remote, version, route, le: bound === undefined ? '+Inf' : String(bound / divisor) }, sum);
          }
        }
      },
    });
  }
}
