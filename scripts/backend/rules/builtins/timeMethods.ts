import { Failure } from '../values/failure';
import type { Result } from '../values/rulesValue';
import { RulesDuration, RulesTimestamp } from '../values/scalars';
import { durationOf, timestampOf } from '../values/timeRange';
import { builtin } from './builtin';
import type { Builtin } from './builtin';

const NANOS_PER_SECOND = 1_000_000_000n;
const unitNanos: Readonly<Record<string, bigint>> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** Source: rules.Timestamp. All parts are in UTC; weeks start on Monday (1). */
export const timestampMethods: Readonly<Record<string, Builtin>> = {
  year: builtin(['timestamp'], (time) => BigInt(time.date.getUTCFullYear())),
  month: builtin(['timestamp'], (time) => BigInt(time.date.getUTCMonth() + 1)),
  day: builtin(['timestamp'], (time) => BigInt(time.date.getUTCDate())),
  dayOfWeek: builtin(['timestamp'], (time) => BigInt(time.date.getUTCDay() || 7)),
  dayOfYear: builtin(['timestamp'], (time) => {
    const { date } = time;
    return BigInt(
      (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) - Date.UTC(date.getUTCFullYear(), 0, 1)) /
        86_400_000 +
        1,
    );
  }),
  hours: builtin(['timestamp'], (time) => BigInt(time.date.getUTCHours())),
  minutes: builtin(['timestamp'], (time) => BigInt(time.date.getUTCMinutes())),
  seconds: builtin(['timestamp'], (time) => BigInt(time.date.getUTCSeconds())),
  nanos: builtin(['timestamp'], (time) => positiveRest(time.nanos, NANOS_PER_SECOND)),
  toMillis: builtin(['timestamp'], (time) => BigInt(time.millis)),
  date: builtin(
    ['timestamp'],
    (time) => new RulesTimestamp(time.nanos - positiveRest(time.nanos, 86_400n * NANOS_PER_SECOND)),
  ),
  time: builtin(['timestamp'], (time) => new RulesDuration(positiveRest(time.nanos, 86_400n * NANOS_PER_SECOND))),
};

/** Source: rules.Duration. */
export const durationMethods: Readonly<Record<string, Builtin>> = {
  seconds: builtin(['duration'], (span) => span.nanos / NANOS_PER_SECOND),
  nanos: builtin(['duration'], (span) => span.nanos % NANOS_PER_SECOND),
};

/** Source: rules.timestamp. */
export const timestampFunctions: Readonly<Record<string, Builtin>> = {
  date: builtin(['int', 'int', 'int'], (year, month, day) => dayOf(Number(year), Number(month), Number(day))),
  value: builtin(['int'], (millis) => timestampOf(millis * 1_000_000n)),
};

/** Source: rules.duration. */
export const durationFunctions: Readonly<Record<string, Builtin>> = {
  value: builtin(['int', 'string'], (magnitude, unit) => {
    const nanos = Object.hasOwn(unitNanos, unit) ? unitNanos[unit] : undefined;
    return nanos === undefined
      ? new Failure(`unknown unit "${unit}": expected ${Object.keys(unitNanos).join(', ')}`)
      : durationOf(magnitude * nanos);
  }),
  time: builtin(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationOf((hours * 3_600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos),
  ),
  abs: builtin(['duration'], (span) => new RulesDuration(span.nanos < 0n ? -span.nanos : span.nanos)),
};

function positiveRest(nanos: bigint, unit: bigint): bigint {
  return ((nanos % unit) + unit) % unit;
}

function dayOf(year: number, month: number, day: number): Result {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return new Failure(`there is no day ${year}-${month}-${day}`);
  return timestampOf(BigInt(date.getTime()) * 1_000_000n);
}
