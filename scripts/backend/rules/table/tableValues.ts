import type { WireFields, WireValue } from '../../wireValue';

/** An invalid value in a rules table. */
export class TableValueError extends Error {
  override readonly name = 'TableValueError';
}

/**
 * Converts plain JSON to fields. Whole numbers are integers. Types that JSON lacks are objects with one key:
 * `{"$timestamp": "2026-01-01T00:00:00Z"}` (or `"request"` for request.time), `{"$double": 1}`, `{"$reference":
 * "users/u1"}`, `{"$bytes": "aGk="}`, `{"$latlng": [52.5, 13.4]}`. Throws TableValueError.
 */
export function fieldsFromPlain(plain: Readonly<Record<string, unknown>>, time: Date): WireFields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueFromPlain(value, time)]));
}

/** Converts one plain JSON value; see {@link fieldsFromPlain}. */
export function valueFromPlain(plain: unknown, time: Date): WireValue {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map((item) => valueFromPlain(item, time)) } };
  if (typeof plain !== 'object') throw new TableValueError(`a ${typeof plain} is not a JSON value`);
  const entries = Object.entries(plain);
  const [first] = entries;
  if (first?.[0].startsWith('$') && entries.length === 1) return special(first[0], first[1], time);
  return { mapValue: { fields: fieldsFromPlain(plain as Record<string, unknown>, time) } };
}

function special(kind: string, value: unknown, time: Date): WireValue {
  if (kind === '$double' && typeof value === 'number') return { doubleValue: value };
  if (kind === '$bytes' && typeof value === 'string') return { bytesValue: value };
  if (kind === '$reference' && typeof value === 'string')
    return { referenceValue: `projects/test/databases/(default)/documents/${value}` };
  if (kind === '$latlng' && Array.isArray(value) && value.length === 2)
    return { geoPointValue: { latitude: Number(value[0]), longitude: Number(value[1]) } };
  if (kind === '$timestamp' && typeof value === 'string') {
    const instant = value === 'request' ? time : new Date(value);
    if (!Number.isNaN(instant.getTime())) return { timestampValue: instant.toISOString() };
  }
  throw new TableValueError(
    `${JSON.stringify({ [kind]: value })} is not a value: expected $timestamp, $double, $reference, $bytes or $latlng`,
  );
}
