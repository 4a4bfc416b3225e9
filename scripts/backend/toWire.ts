import { toDouble } from './firestore/values/parseScalar';
import type { WireFields, WireValue } from './wireValue';

/** A reference to the document at `path` (`products/p1`), for data written by administration. */
export class Reference {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/**
 * Converts a plain value to its wire form: Dates to timestamps, whole numbers to integers, Buffers to bytes. Throws for
 * values that a document cannot hold.
 */
export function toWireValue(value: unknown, projectId = 'local'): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? { integerValue: String(value) }
      : { doubleValue: toDouble(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Reference)
    return { referenceValue: `projects/${projectId}/databases/(default)/documents/${value.path}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((entry) => toWireValue(entry, projectId)) } };
  if (typeof value === 'object') return { mapValue: { fields: wireFieldsOf(value, projectId) } };
  throw new Error(`A document cannot hold a ${typeof value}.`);
}

/** Converts a document's data to its wire form. Undefined fields are left out. */
export function wireFieldsOf(data: object, projectId = 'local'): WireFields {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, toWireValue(value, projectId)]));
}
