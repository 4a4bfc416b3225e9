import { ContractError, integer, list, object, oneOf, optional, text, type Parsed, type Parser } from './parse';

/** Access to a route: for everybody or for signed-in visitors. The guard denies any other value. */
export type Access = 'public' | 'signed-in';

const SEGMENT = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*|:[A-Za-z][A-Za-z0-9_]*)$/;

const parsePath: Parser<string> = (value, path) => {
  const expected = 'a path such as "/books" or "/course/:course_name/:course_id"';
  if (typeof value !== 'string' || !value.startsWith('/')) throw new ContractError(path, expected, value);
  const segments = segmentsOf(value);
  const names = segments.filter((segment) => segment.startsWith(':'));
  if (!segments.every((segment) => SEGMENT.test(segment)) || new Set(names).size !== names.length) {
    throw new ContractError(path, expected, value);
  }
  return value;
};

/** The facts of one route, known before any code of its remote is loaded. */
export type RouteFacts = Parsed<typeof parseRouteFacts>;

/** Parses one route's facts; throws a ContractError. */
export const parseRouteFacts = object({
  id: text('a route id such as "all-courses"', /^[a-z][a-z0-9_-]*$/),
  path: parsePath,
  screen: text('the name of a file in src/screens, such as "BooksScreen"', /^[A-Z][A-Za-z0-9]*Screen$/),
  access: oneOf('public', 'signed-in'),
  /** The query parameter that makes a signed-in route public: `certificate` opens `/profile?certificate=…`. */
  publicWith: optional(text('a query parameter such as "certificate"', /^[a-z][A-Za-z0-9]{0,39}$/)),
  /** More parameters that do the same. Shells of releases before this field know `publicWith` alone. */
  publicWithAny: optional(list(text('a query parameter such as "user"', /^[a-z][A-Za-z0-9]{0,39}$/))),
  title: text('a title for people'),
  nav: optional(object({ label: text('a label for people'), order: integer(0, 1000) })),
  /**
   * The catalogue files that the first content needs, by their names in the catalogue's pointer. Pages preload them
   * along with the code. `lists` is the list that the path's parameters name, or that of all courses without
   * parameters. `course` is the file of `:course_id`. `folder` is the list of files in the folder `:course_name` of the
   * open bucket `:bucket`.
   */
  data: optional(list(text('a name in the catalogue\'s pointer such as "home"', /^[a-z]{1,40}$/))),
  /**
   * Addresses of the site that the first content needs with a query parameter, followed by the parameter's value:
   * `{ param: 'teacher', path: '/api/people/' }`. Pages preload them.
   */
  dataWith: optional(
    list(
      object({
        param: text('a query parameter such as "teacher"', /^[a-z][A-Za-z0-9]{0,39}$/),
        path: text('a path such as "/api/people/"', /^\/api\/[a-z]{1,40}\/$/),
      }),
    ),
  ),
  /**
   * Additional script budget of the first content beyond that of every route, in kilobytes (1,000 bytes) after brotli.
   */
  extraJsKb: optional(integer(1, 175)),
});

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

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
