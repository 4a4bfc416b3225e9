import type { FastifyRequest } from 'fastify';

/** Returns the path of a request as it was sent, still encoded, without its query. */
export function pathnameOf(request: FastifyRequest): string {
  const query = request.url.indexOf('?');
  return query === -1 ? request.url : request.url.slice(0, query);
}

/**
 * Returns `pathname` without its trailing slashes; null when it has none, or when the rest could name another host
 * (`//host`).
 */
export function withoutTrailingSlash(pathname: string): string | null {
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  const shorter = pathname.slice(0, end);
  return end < pathname.length && /^\/[^/\\]/.test(shorter) ? shorter : null;
}
