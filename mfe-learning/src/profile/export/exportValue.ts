/**
 * A stored value as an export has it: times as ISO text, bytes as base64, references to documents as their paths; the
 * rest as it is.
 */
export function exportValue(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(''));
  if (Array.isArray(value)) return value.map(exportValue);
  if (typeof value !== 'object' || value === null) return value;
  // Of the SDK's classes only the reference to a document comes this far; what it holds beside its path is the SDK's
  // own.
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return 'path' in value && typeof value.path === 'string' ? value.path : null;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, exportValue(entry)]));
}
