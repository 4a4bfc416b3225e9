import { integer, list, object, oneOf, optional, record, text, type Parsed, type Parser } from './parse';
import { parseRemoteName, refuseRepeatedRoutes } from './remote';
import { parseRouteDefinition, parseTrue, type RouteDefinition } from './routeDefinition';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z]+(\.[0-9A-Za-z-]+)*)?$/;

/** Parses a semver version without build metadata, such as `1.4.2` or `2.0.0-rc.1`; throws a ContractError. */
export const parseVersion = text('a version such as "1.4.2"', VERSION);

const parseUrl = text('a URL that starts with "/", "https://" or "http://"', /^(\/(?!\/)|https?:\/\/)\S+$/);

/** One file of a release: its URL, its Subresource Integrity (sha384), and its uncompressed size in bytes. */
export type Asset = Parsed<typeof parseAsset>;

/** Parses an Asset; throws a ContractError. */
export const parseAsset = object({
  url: parseUrl,
  integrity: text('an integrity such as "sha384-…"', /^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: integer(0),
  /**
   * True for a script that only fetches the data of a screen's first content. A page that comes with its content
   * rendered does not load it until the data is old.
   */
  fetchesData: optional(parseTrue),
});

/** Name of the file beside a bundle's `release.json` that lists every other file of the bundle. */
export const FILES_FILE = 'files.json';

/**
 * Folder of a bundle with pages for sandboxed frames. The gateway serves them with a policy that lets only the
 * bundle's own scripts run, without any access to the network.
 */
export const FRAMES_FOLDER = 'frames';

/** Parses `files.json`; throws a ContractError. */
export const parseReleaseFiles = list(parseAsset);

/** The scripts and stylesheets that a screen needs in addition to the entry. */
export type ScreenAssets = { js: Asset[]; css: Asset[] };

/** A route of a release: its definition, the exposed module with its screen, and that module's files. */
export type ReleaseRoute = RouteDefinition & { module: string; assets: ScreenAssets };

const parseAssets: Parser<ScreenAssets> = object({ js: list(parseAsset), css: list(parseAsset) });
const parseModule = object({
  module: text('an exposed module such as "./BooksScreen"', /^\.\/[A-Za-z0-9]+$/),
  assets: parseAssets,
});
const parseReleaseRoute: Parser<ReleaseRoute> = (value, path) => ({
  ...parseRouteDefinition(value, path),
  ...parseModule(value, path),
});

const header = {
  version: parseVersion,
  builtAt: text('an ISO 8601 time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
  commit: text('a commit id, or "unknown"', /^[0-9a-z]{7,40}$/),
  /** The screens for rendering on the server, one CommonJS file. Absent: the release has none to render there. */
  server: optional(parseAsset),
  routes: list(parseReleaseRoute),
};

/** An immutable build of a remote, as described by `release.json` in its bundle. */
export type Release = Parsed<typeof parseReleaseShape>;

const parseReleaseShape = object({
  remote: parseRemoteName,
  global: text('a container global such as "commerce_1_4_2"', /^[A-Za-z_$][\w$]*$/),
  entry: parseAsset,
  requires: record(text('a semver range')),
  ...header,
});

/** Parses `release.json` of a remote; throws a ContractError. */
export const parseRelease: Parser<Release> = (value, path) => {
  const release = parseReleaseShape(value, path);
  refuseRepeatedRoutes(release.routes, `${path}.routes`);
  return release;
};

/**
 * An immutable build of the shell: its page template, first scripts and styles, routes, and the shared singletons that
 * it provides.
 */
export type ShellRelease = Parsed<typeof parseShellShape>;

const parseShellShape = object({
  remote: oneOf('shell'),
  template: parseAsset,
  assets: parseAssets,
  provides: record(parseVersion),
  /** Languages of the site besides English, as BCP 47 tags. Absent means none. */
  languages: optional(list(text('a language tag'))),
  ...header,
});

/** Parses `release.json` of the shell; throws a ContractError. */
export const parseShellRelease: Parser<ShellRelease> = (value, path) => {
  const release = parseShellShape(value, path);
  refuseRepeatedRoutes(release.routes, `${path}.routes`);
  return release;
};

/**
 * Returns the container global of a release. It contains the version, since two releases under one name in a page would
 * replay each other's chunks.
 */
export function containerGlobal(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
