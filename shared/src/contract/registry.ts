import { integer, list, nullable, object, oneOf, optional, record, text, type Parsed, type Parser } from './parse';
import { parseRemoteName, type RemoteName } from './remote';
import { parseRelease, parseShellRelease, type Release, type ShellRelease } from './release';

/**
 * A release that a percentage of visitors gets instead of the stable one. `salt` decides who: it stays the same while
 * the percentage is raised. `since` is when this percentage began, as ISO 8601. With `auto`, the gateway raises the
 * percentage by itself once that many visits have been counted and that many minutes have passed.
 */
export type Canary<R> = {
  release: R;
  percent: number;
  salt: string;
  since?: string;
  auto?: { visits: number; minutes: number };
};

/**
 * Live releases of a remote or of the shell: the stable one, the fallback for when it fails to load, and the canary
 * that a percentage of visitors gets instead.
 */
export type Channel<R> = {
  stable: R;
  fallback: R | null;
  canary: Canary<R> | null;
};

/** Parses an ISO 8601 time in UTC. Throws a ContractError for any other form. */
export const parseTime = text('an ISO 8601 time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);

const canaryFields = {
  percent: integer(0, 100),
  salt: text(),
  since: optional(parseTime),
  auto: optional(object({ visits: integer(1), minutes: integer(0) })),
};

function channel<R>(release: Parser<R>): Parser<Channel<R>> {
  return object({
    stable: release,
    fallback: nullable(release),
    canary: nullable(object({ release, ...canaryFields })),
  }) as Parser<Channel<R>>;
}

/** Maintenance notice, for the routes of `remotes` or else for the whole site. `until` is an ISO 8601 time. */
export type Maintenance = { message: string; until?: string; remotes?: RemoteName[] };

const parseMaintenance: Parser<Maintenance> = object({
  message: text('a message for people'),
  until: optional(parseTime),
  remotes: optional(list(parseRemoteName)),
});

/**
 * Audit record of a revision: who made the change, with which command, and why. `unverified` names the releases that
 * went live without having been loaded in a browser.
 */
export type Change = Parsed<typeof parseChange>;

const parseChange = object({
  by: text('a name'),
  command: text('a command'),
  reason: text('a reason, or "-"'),
  unverified: optional(list(text())),
});

/** One revision of the registry: everything that is live. The one with the highest serial applies. */
export type Registry = {
  schemaVersion: 1;
  serial: number;
  previousHash: string;
  updatedAt: string;
  change: Change;
  shell: Channel<ShellRelease>;
  remotes: Record<RemoteName, Channel<Release>>;
  maintenance: Maintenance | null;
};

const parseShape: Parser<Registry> = object({
  schemaVersion: oneOf(1),
  serial: integer(1),
  previousHash: text('a sha256 in hexadecimal, or "" for the first revision', /^([0-9a-f]{64})?$/),
  updatedAt: parseTime,
  change: parseChange,
  shell: channel(parseShellRelease),
  remotes: record(channel(parseRelease), parseRemoteName),
  maintenance: nullable(parseMaintenance),
});

/** Parses a revision; throws a ContractError with the path, the expected form and the value found. */
export function parseRegistry(value: unknown, path = 'registry'): Registry {
  return parseShape(value, path);
}
