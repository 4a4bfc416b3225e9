import { list, nullable, object, oneOf, optional, record, text, type Parsed, type Parser } from './parse';
import { parseRegistry, type Registry } from './registry';
import { parseRemoteName } from './remote';
import { parseVersion } from './release';

/**
 * Firebase settings of the client: the embedded backend on the page's own origin, or a hosted project. `catalogue` is
 * `site` when the site itself serves the published catalogue of a hosted project; absent, the project's bucket does.
 */
export type BackendConfig =
  | { kind: 'local'; projectId: string; storageBucket: string }
  | {
      kind: 'hosted';
      projectId: string;
      storageBucket: string;
      apiKey: string;
      authDomain: string;
      appId: string;
      catalogue?: 'site' | undefined;
    };

const project = { projectId: text('a Firebase project id'), storageBucket: text('a bucket') };
const parseLocal = object({ kind: oneOf('local'), ...project });
const parseHosted = object({
  kind: oneOf('hosted'),
  ...project,
  apiKey: text(),
  authDomain: text(),
  appId: text(),
  catalogue: optional(oneOf('site')),
});

const parseBackend: Parser<BackendConfig> = (value, path) => {
  const kind = object({ kind: oneOf('local', 'hosted') })(value, path).kind;
  return kind === 'local' ? parseLocal(value, path) : parseHosted(value, path);
};

/** Configuration of a site that the gateway passes to the shell, in addition to the live revision. */
export type SiteConfig = Parsed<typeof parseConfig>;

const parseConfig = object({
  backend: parseBackend,
  /** Target of the site map's Home link: an absolute URL. */
  homeUrl: text('an absolute URL', /^https?:\/\/\S+$/),
  /** The storage buckets that `/watch/:bucket/:course_name` may play. */
  openBuckets: list(text('a bucket')),
  /** Payment provider: a payment service, the test page of a local site, or none. Absent means none. */
  payments: optional(oneOf('stripe', 'test', 'none')),
  /** Ways to sign in beside password and Google. Absent means none. */
  signIn: optional(list(oneOf('anonymous', 'email-link', 'custom-token'))),
  /**
   * Set only by `lectern dev`: the remotes that the development proxy replaces, and the origin of the site behind it.
   */
  development: optional(nullable(object({ remotes: list(text()), site: text() }))),
});

/**
 * Versions of the canaries that this page's visitor gets, by owner. The gateway decides once for a page, so that an
 * open tab never changes sides while a canary runs.
 */
export type Canaries = Record<string, string>;

/**
 * Start data of the shell, embedded in the HTML as the JSON block `boot`. No `canaries`: the visitor gets none. Later
 * revisions must be signed by `rootKey`, the site's first public key, or a key that it handed over to. Without one,
 * nothing is checked.
 */
export type Boot = { registry: Registry; config: SiteConfig; canaries?: Canaries; rootKey?: string };

/** Parses the boot data; throws a ContractError. */
export const parseBoot: (value: unknown) => Boot = (value) =>
  object({
    registry: (v: unknown, p: string) => parseRegistry(v, p),
    config: parseConfig,
    canaries: optional(record(parseVersion, parseRemoteName)),
    rootKey: optional(text('a public key')),
  })(value, 'boot');
