import type { Vital } from '@lectern/shared/contract';
import { quantileIn, VITAL_BOUNDS, type VitalCount } from '../../server/loadCounts';

/**
 * Web vitals of one route of a release: `pages` that reported any, and 75th percentiles. `lcp` and `inp` are in
 * milliseconds; null where no browser reported one.
 */
export type Vitals = { route: string; pages: number } & Record<Vital, number | null>;

const DECIMALS: Record<Vital, number> = { lcp: 0, inp: 0, cls: 3 };

/** Returns the vitals of one version by route, the most visited first. */
export function vitalsOf(counts: readonly VitalCount[], owner: string, version: string): Vitals[] {
  const own = counts.filter((one) => one.remote === owner && one.version === version);
  const routes = [...new Set(own.map(({ route }) => route))];
  return routes
    .map((route) =>
      routeVitals(
        route,
        own.filter((one) => one.route === route),
      ),
    )
    .sort((a, b) => b.pages - a.pages || a.route.localeCompare(b.route));
}

function routeVitals(route: string, counts: readonly VitalCount[]): Vitals {
  const figures: Vitals = { route, pages: 0, lcp: null, inp: null, cls: null };
  for (const { vital, values } of counts) {
    const found = quantileIn(VITAL_BOUNDS[vital], values, 0.75);
    figures[vital] = found === null ? null : Number(found.toFixed(DECIMALS[vital]));
    figures.pages = Math.max(
      figures.pages,
      values.reduce((sum, count) => sum + count, 0),
    );
  }
  return figures;
}
