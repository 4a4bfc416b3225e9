import { ContractError, integer, list, object, oneOf, optional, text, type Parsed, type Parser } from './parse';
import { segmentsOf } from './route';

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

/** Parses a mark that is true or absent; throws a ContractError. */
export const parseTrue: Parser<true> = (value, path) => {
  if (value !== true) throw new ContractError(path, 'true, or nothing', value);
  return value;
};

/** A route as its remote declares it. Releases list these, so that it is known before any code of the remote loads. */
export type RouteDefinition = Parsed<typeof parseRouteDefinition>;

/** Parses one route definition; throws a ContractError. */
export const parseRouteDefinition = object({
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
   * True for a public route whose first content comes from `data` and the address alone: the gateway renders it into
   * the page, with the release's `server.js`.
   */
  prerender: optional(parseTrue),
  /**
   * Additional script budget of the first content beyond that of every route, in kilobytes (1,000 bytes) after brotli.
   */
  extraJsKb: optional(integer(1, 175)),
});
