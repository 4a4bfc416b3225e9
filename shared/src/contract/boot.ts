import { list, nullable, object, oneOf, optional, text, type Parsed, type Parser } from './parse';
import { parseRegistry, type Registry } from './registry';

/** Where the client finds Firebase: the embedded backend on the page's own origin, or a hosted project. */
export type BackendConfig =
  | { kind: 'local'; projectId: string; storageBucket: string }
  | { kind: 'hosted'; projectId: string; storageBucket: string; apiKey: string; authDomain: string; appId: string };

const project = { projectId: text('a Firebase project id'), storageBucket: text('a bucket') };
const parseLocal = object({ kind: oneOf('local'), ...project });
const parseHosted = object({ kind: oneOf('hosted'), ...project, apiKey: text(), authDomain: text(), appId: text() });

const parseBackend: Parser<BackendConfig> = (value, path) => {
  const kind = object({ kind: oneOf('local', 'hosted') })(value, path).kind;
  return kind === 'local' ? parseLocal(value, path) : parseHosted(value, path);
};

/** What the gateway tells the shell of this site, beside what is live. */
export type SiteConfig = Parsed<typeof parseConfig>;

const parseConfig = object({
  backend: parseBackend,
  /** Where the site map's Home link points: an absolute URL. */
  homeUrl: text('an absolute URL', /^https?:\/\/\S+$/),
  /** The storage buckets that `/watch/:bucket/:course_name` may play. */
  openBuckets: list(text('a bucket')),
  /**
   * Set by `lectern dev` alone: the remotes that the developer's own proxy swapped, and the site that it stands in
   * front of.
   */
  development: optional(nullable(object({ remotes: list(text()), site: text() }))),
});

/** All that the shell needs to start, written into the HTML as the JSON block `boot`. */
export type Boot = { registry: Registry; config: SiteConfig };

/** Parses the boot data; throws a ContractError. */
export const parseBoot = (value: unknown): Boot =>
  object({ registry: (v: unknown, p: string) => parseRegistry(v, p), config: parseConfig })(value, 'boot');
