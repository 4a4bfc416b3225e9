/** A part of an object, both ends included. */
type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header for `size` bytes. Returns a range, `unsatisfiable` (answer 416), or null for the whole.
 * Several ranges, other units and malformed headers also mean the whole. Source: RFC 9110, 14.2.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  // An empty object has no range, yet the SDK requests one.
  if (first === undefined || last === undefined || (first === '' && last === '') || size === 0) return null;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 ? 'unsatisfiable' : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
