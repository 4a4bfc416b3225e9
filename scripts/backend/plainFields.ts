import type { WireFields, WireValue } from './wireValue';

/**
 * Converts the fields of a document to plain data: Dates, numbers, full names of references. Inverts `wireFieldsOf`.
 */
export function plainFieldsOf(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]));
}

function plainOf(value: WireValue): unknown {
  if ('nullValue' in value) return null;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainOf);
  if ('mapValue' in value) return plainFieldsOf(value.mapValue.fields ?? {});
  return Object.values(value)[0] as unknown;
}
