import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';
import { sha256 } from '../store/hashes';
import { dczBody } from './dczFormat';

/** zstd's highest level without its large windows, which browsers refuse. */
const LEVEL = 19;

let starting: Promise<void> | null = null;

/**
 * Resolves to the `dcz` body from which a browser with `dictionary` makes `content`; null when it does not unpack to
 * the same bytes. Keeps this thread busy for about a second per megabyte.
 */
export async function compressDelta(content: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array | null> {
  await (starting ??= init());
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, LEVEL);
    return isEqual(unpack(frame, dictionary), content) ? dczBody(sha256(dictionary), frame) : null;
  } finally {
    freeCCtx(context);
  }
}

function unpack(frame: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const context = createDCtx();
  try {
    return decompressUsingDict(context, frame, dictionary);
  } finally {
    freeDCtx(context);
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
