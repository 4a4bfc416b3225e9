import type { Exposure } from '@lectern/backend';

/** Options of `lectern start` that decide who can reach a site. */
export type Reach = { host: string | null; origin?: string | null; trustProxy?: number };

/**
 * Decides, once at start, whether a site is local or public. It is local only without `--host`, `--origin` and
 * `--trust-proxy`: each of them means that others can reach the site. Individual requests do not matter.
 */
export function exposureOf({ host, origin = null, trustProxy = 0 }: Reach): Exposure {
  return host === null && origin === null && trustProxy === 0 ? 'local' : 'public';
}
