import { invalid } from '../StatusError';
import { isRecord } from './json';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Parses a 64-bit integer, given as text or number, to its canonical decimal form. Throws StatusError. */
export function parseInteger(json: unknown): string {
  const isNumber = typeof json === 'number' && Number.isInteger(json);
  if (!isNumber && !(typeof json === 'string' && /^-?\d{1,20}$/.test(json)))
    throw invalid('integerValue must be a 64-bit integer.');
  const value = BigInt(json);
  if (value < MIN_INT64 || value > MAX_INT64) throw invalid('integerValue must be a 64-bit integer.');
  return value.toString();
}

/**
 * Returns the canonical text of an integer, clamped to 64 bits as Firestore's increment does.
 */
export function clampInteger(value: bigint): string {
  return (value < MIN_INT64 ? MIN_INT64 : value > MAX_INT64 ? MAX_INT64 : value).toString();
}

export type Double = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** Parses a double, given as number, decimal text or name of a special value. Throws StatusError. */
export function parseDouble(json: unknown): Double {
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return json;
  const value = typeof json === 'string' && /^-?\d[\d.]*(?:[eE][+-]?\d+)?$/.test(json) ? Number(json) : json;
  if (typeof value !== 'number' || Number.isNaN(value))
    throw invalid('doubleValue must be a number, "NaN", "Infinity" or "-Infinity".');
  return toDouble(value);
}

/** Returns a number in the form that JSON can carry. */
export function toDouble(value: number): Double {
  if (Number.isNaN(value)) return 'NaN';
  if (Object.is(value, -0)) return '-0';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  return value;
}

/** Parses base64 (plain or URL-safe) to its canonical form. Throws StatusError. */
export function parseBytes(json: unknown): string {
  if (typeof json !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(json)) throw invalid('bytesValue must be base64.');
  return Buffer.from(json, 'base64').toString('base64');
}

/** Parses a point in degrees; absent coordinates are 0. Throws StatusError when one is out of range. */
export function parseGeoPoint(json: unknown): { latitude: number; longitude: number } {
  if (!isRecord(json)) throw invalid('geoPointValue must be an object.');
  const latitude = json.latitude ?? 0;
  const longitude = json.longitude ?? 0;
  if (typeof latitude !== 'number' || !(Math.abs(latitude) <= 90))
    throw invalid('latitude must be between -90 and 90.');
  if (typeof longitude !== 'number' || !(Math.abs(longitude) <= 180))
    throw invalid('longitude must be between -180 and 180.');
  return { latitude, longitude };
}
