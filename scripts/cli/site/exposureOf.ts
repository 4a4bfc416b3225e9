import type { Exposure } from '@lectern/backend';

/** Options of `lectern start` that decide who can reach a site. */
export type Reach = { host: string | null; origin?: string | null; trustProxy?: boolean };

/**
 * Decides, once at start, whether a site is local or public. It is local only when it is bound to loopback and nothing
 * says that somebody else reaches it: one of `--host`, `--origin` or `--trust-proxy` makes it public, whatever a single
 * request looks like.
 */
export function exposureOf({ host, origin = null, trustProxy = false }: Reach): Exposure {
  return host === null && origin === null && !trustProxy ? 'local' : 'public';
}
