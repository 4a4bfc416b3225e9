/** Access to a route: for everybody or for signed-in visitors. The guard denies any other value. */
export type Access = 'public' | 'signed-in';

/** The decoded values of a path's parameters, by name. */
export type RouteParams = Record<string, string>;

/**
 * Returns the parameters of `pathname` under `pattern`; null when it does not match. Compares segment by segment and
 * case-sensitively. An empty segment or one with invalid percent-encoding never matches.
 */
export function matchPath(pattern: string, pathname: string): RouteParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length || !pathname.startsWith('/')) return null;
  const params: RouteParams = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null || value === '') return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/**
 * Returns the route that matches `pathname`, with its parameters; null when none does. Static segments take precedence
 * over parameters.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: RouteParams } | null {
  let best: { route: R; params: RouteParams; rank: string } | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    const rank = specificity(route.path);
    if (params && (!best || rank < best.rank)) best = { route, params, rank };
  }
  return best;
}

/** Returns true when two patterns differ at most in parameter names, and so match the same paths. */
export function isSamePath(a: string, b: string): boolean {
  const shape = (path: string): string => path.replace(/:[A-Za-z0-9_]+/g, ':');
  return shape(a) === shape(b);
}

function specificity(path: string): string {
  return segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/** Returns the segments of a path or pattern; none for `/`. */
export function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
