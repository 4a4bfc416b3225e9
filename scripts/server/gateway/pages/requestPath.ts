import type { FastifyRequest } from 'fastify';

/** Scheme and host of a target that is a whole address. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i;

/**
 * Returns the target of a request as a path with its query. A client may send the whole address, as to a proxy, or `*`.
 * Source: RFC 9112, section 3.2.
 */
export const withoutOrigin = (target: string): string =>
  target.startsWith('/') ? target : `/${target.replace(ORIGIN, '')}`;

/** Returns the path and the query of a request as sent: still encoded, even invalidly. The query keeps its `?`. */
export function targetOf({ originalUrl }: FastifyRequest): { pathname: string; query: string } {
  const target = withoutOrigin(originalUrl);
  const mark = target.indexOf('?');
  const end = mark === -1 ? target.length : mark;
  return { pathname: target.slice(0, end), query: target.slice(end) };
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
