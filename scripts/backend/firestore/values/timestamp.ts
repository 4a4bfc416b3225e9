import { invalid } from '../StatusError';

/** An instant: whole seconds since 1970 and microseconds within the second. */
export type Instant = { seconds: number; micros: number };

const RFC3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59Z');

/**
 * Parses an RFC 3339 text or `{ seconds, nanos }`, cut to microseconds as Firestore stores them. Throws StatusError.
 */
export function parseInstant(value: unknown): Instant {
  if (typeof value === 'object' && value !== null && 'seconds' in value) return parseParts(value);
  const match = typeof value === 'string' ? RFC3339.exec(value) : null;
  const [, whole = '', fraction = '', zone = ''] = match ?? [];
  const milliseconds = match === null ? NaN : Date.parse(whole + zone);
  if (!(milliseconds >= FIRST_MS && milliseconds <= LAST_MS))
    throw invalid('A timestamp must be RFC 3339, between the years 0001 and 9999.');
  return { seconds: milliseconds / 1000, micros: Number(fraction.padEnd(9, '0').slice(0, 6)) };
}

function parseParts(value: { seconds: unknown; nanos?: unknown }): Instant {
  const seconds = Number(value.seconds);
  const nanos = Number(value.nanos ?? 0);
  const inRange = Number.isInteger(seconds) && seconds * 1000 >= FIRST_MS && seconds * 1000 <= LAST_MS;
  if (!inRange || !Number.isInteger(nanos) || nanos < 0 || nanos > 999_999_999)
    throw invalid('A timestamp must lie between the years 0001 and 9999.');
  return { seconds, micros: Math.floor(nanos / 1000) };
}

/** Formats RFC 3339 in UTC with 0, 3 or 6 fractional digits. Source: google.protobuf.Timestamp's JSON form. */
export function formatInstant({ seconds, micros }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** Formats a time in microseconds since 1970. */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return formatInstant({ seconds, micros: micros - seconds * 1_000_000 });
}

/** Returns the microseconds since 1970 of an instant. Exact for dates between 1685 and 2255. */
export function toMicros({ seconds, micros }: Instant): number {
  return seconds * 1_000_000 + micros;
}
