import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin under which the visitor reached the site: behind a proxy that is trusted, what that says. A host that is none is answered with
 * the origin of the site's home.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, { homeUrl }: Pick<SiteConfig, 'homeUrl'>): string {
  return HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : new URL(homeUrl).origin;
}
