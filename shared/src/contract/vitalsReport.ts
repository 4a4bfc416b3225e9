import { ContractError, integer, object, optional, text, type Parsed, type Parser } from './parse';

/** Maximum size of a report in bytes: the gateway refuses longer ones. */
export const VITALS_REPORT_BYTES = 1024;

/** A web vital: largest contentful paint, interaction to next paint, or cumulative layout shift. */
export type Vital = 'lcp' | 'inp' | 'cls';

const parseValue: Parser<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new ContractError(path, 'a finite number from 0', value);
  return value;
};

/** One measured vital, with the release and route that were shown when it happened. LCP and INP are in milliseconds. */
export type VitalSample = Parsed<typeof parseSample>;

const parseSample = object({
  remote: text('the name of a remote', /^[a-z][a-z0-9-]{0,39}$/),
  version: text('a version', /^(?=.{1,40}$)\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  route: text('the path of a route', /^\/[\w.:/-]{0,199}$/),
  value: parseValue,
});

/**
 * Report of the shell on the web vitals of one page: what was measured until the page was hidden for the first time.
 * `token` proves that the page came from this site. Contains no personal data: a route is a pattern, not an address.
 */
export type VitalsReport = Parsed<typeof parseVitalsReport>;

/** Parses a report on web vitals; throws a ContractError. */
export const parseVitalsReport = object({
  serial: integer(1),
  token: text('a token', /^[\w.-]{1,120}$/),
  lcp: optional(parseSample),
  inp: optional(parseSample),
  cls: optional(parseSample),
});
