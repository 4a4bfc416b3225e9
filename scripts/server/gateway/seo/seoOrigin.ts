import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Configured addresses of a site: its public `origin`, if set, and the URL of its home. */
export type SiteAddress = { origin: string | null; homeUrl: SiteConfig['homeUrl'] };

/**
 * Returns the origin for a page's absolute URLs: the configured one, or else the origin of the request, as reported by
 * a trusted proxy if there is one. For an invalid host it is the origin of the site's home.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { origin, homeUrl }: SiteAddress,
): string {
  if (origin !== null) return origin;
  // A proxy may pass on whatever a client writes into X-Forwarded-Proto.
  const scheme = protocol === 'https' ? 'https' : 'http';
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : new URL(homeUrl).origin;
}
