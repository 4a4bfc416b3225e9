import { ContractError, integer, object, oneOf, optional, text, type Parsed, type Parser } from './parse';
import { parseVersion } from './release';

/**
 * Reason for a failed load. `error`, `timeout` and `missing` are webpack's error types for chunks. `render`: the screen
 * loaded, then threw while it was shown.
 */
export type LoadFailure = Parsed<typeof parseFailure>;

const parseFailure = oneOf(
  'error',
  'timeout',
  'missing',
  'integrity',
  'evaluation',
  'contract',
  'shared-version',
  'offline',
  'render',
);

/** Kind of the file that failed to load. */
export type LoadAsset = Parsed<typeof parseLoadAsset>;

const parseLoadAsset = oneOf('script chunk', 'stylesheet', 'remote entry');

/** Maximum size of a report in bytes: the gateway refuses longer ones, so the shell does not send them. */
export const LOAD_REPORT_BYTES = 1024;

/** Name of the `Server-Timing` entry by which a page gets the token of its visit. */
export const VISIT_TIMING = 'visit';

const parseDuration: Parser<number> = (value, path) => {
  if (typeof value !== 'number' || !(value >= 0)) throw new ContractError(path, 'a duration in milliseconds', value);
  return value;
};

/**
 * Report of the shell on one release. `started`: its first load in this browser begins. Then its outcome: `loaded`;
 * `recovered` by a retry of the same release; `replaced` by another release, `shown`; `failed`, with nothing shown; or
 * `left`, when the visitor closed the page first. `phase` names the step, `duration` is in milliseconds, and `token`
 * proves that the page came from this site. Contains no personal data.
 */
export type LoadReport = Parsed<typeof parseLoadReport>;

/** Parses a load report; throws a ContractError. */
export const parseLoadReport = object({
  remote: text('the name of a remote', /^[a-z][a-z0-9-]{0,39}$/),
  version: text('a version', /^(?=.{1,40}$)\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  serial: integer(1),
  outcome: oneOf('started', 'loaded', 'recovered', 'replaced', 'failed', 'left'),
  kind: optional(parseFailure),
  asset: optional(parseLoadAsset),
  phase: optional(text('a phase of at most 40 characters', /^.{0,40}$/s)),
  shown: optional(parseVersion),
  duration: parseDuration,
  token: optional(text('a token', /^[\w.-]{1,120}$/)),
});
