/**
 * The pinned Node types are older than TypeScript's split of Uint8Array by its buffer, and than its iterator objects:
 * without this, a Buffer would not be taken for a Uint8Array. Every Buffer that Node makes lies in an ArrayBuffer.
 */
interface Buffer {
  readonly buffer: ArrayBuffer;
  slice(start?: number, end?: number): Buffer & Uint8Array<ArrayBuffer>;
  entries(): ArrayIterator<[number, number]>;
  keys(): ArrayIterator<number>;
  values(): ArrayIterator<number>;
}
