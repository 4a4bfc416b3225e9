import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(m?js|css|svg|json|txt|xml|wasm|webmanifest)$/;
/** Files below this many bytes fit into one packet either way: compressing them saves nothing. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns true for a file of a bundle that is worth compressing, by its name and its size in bytes. */
export function isCompressible(name: string, bytes: number): boolean {
  return TEXT.test(name) && bytes >= MIN_BYTES;
}

/** Resolves to the compressed copies of a file, by their endings: `.br` (quality 11) and `.gz` (level 9). */
export async function compressedCopies(content: Uint8Array): Promise<Record<'.br' | '.gz', Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}
