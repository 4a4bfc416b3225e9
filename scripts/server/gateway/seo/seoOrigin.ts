import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What is known of a site's address: `origin` where visitors reach it, if that was said, and its home. */
export type SiteAddress = { origin: string | null; homeUrl: SiteConfig['homeUrl'] };

/**
 * The origin that pages say they are at: the site's own, where that was said, whatever name it was asked by. Else the
 * one under which the visitor reached it: behind a proxy that is trusted, what that says. A host that is none is
 * answered with the origin of the site's home.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { origin, homeUrl }: SiteAddress,
): string {
  if (origin !== null) return origin;
  return HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : new URL(homeUrl).origin;
}
