import type { FastifyRequest } from 'fastify';

/** Returns the path of a request as sent: still encoded, even invalidly, without the query. */
export function pathnameOf({ originalUrl }: FastifyRequest): string {
  const query = originalUrl.indexOf('?');
  return query === -1 ? originalUrl : originalUrl.slice(0, query);
}

/**
 * Returns `pathname` without trailing slashes; null when it has none, or when a redirect to the rest could lead to
 * another host (`//host`).
 */
export function withoutTrailingSlash(pathname: string): string | null {
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  const shorter = pathname.slice(0, end);
  return end < pathname.length && /^\/[^/\\]/.test(shorter) ? shorter : null;
}
