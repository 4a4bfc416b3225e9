/**
 * The pinned Node types predate TypeScript's generic Uint8Array and its iterator objects: without this, a Buffer is not
 * assignable to a Uint8Array. Every Buffer that Node creates is backed by an ArrayBuffer.
 */
interface Buffer {
  readonly buffer: ArrayBuffer;
  slice(start?: number, end?: number): Buffer & Uint8Array<ArrayBuffer>;
  entries(): ArrayIterator<[number, number]>;
  keys(): ArrayIterator<number>;
  values(): ArrayIterator<number>;
}
