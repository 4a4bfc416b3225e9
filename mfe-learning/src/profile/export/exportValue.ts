/** Converts a stored value for JSON: dates to ISO text, bytes to base64, document references to their paths. */
export function exportValue(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(''));
  if (Array.isArray(value)) return value.map(exportValue);
  if (typeof value !== 'object' || value === null) return value;
  // The only SDK class here is the document reference. Except for its path it holds SDK internals.
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return 'path' in value && typeof value.path === 'string' ? value.path : null;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, exportValue(entry)]));
}
