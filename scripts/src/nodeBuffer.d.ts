/**
 * The pinned Node types are older than TypeScript's split of Uint8Array by its buffer: without this, a Buffer would not
 * be taken for a Uint8Array. Every Buffer that Node makes lies in an ArrayBuffer.
 */
interface Buffer {
  readonly buffer: ArrayBuffer;
}
