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
  const [br, gz] = await Promise.all([smallestBrotli(content), zip(content, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}

/**
 * Exponents of the sizes of blocks (0: brotli chooses) that are tried for a file of several blocks. One changed name in
 * the shell's bundle moves the result of a single one by up to 150 of 83,800 bytes.
 */
const BLOCK_SIZES = [0, 16, 17, 19];

async function smallestBrotli(content: Uint8Array): Promise<Buffer> {
  const sizes = content.length > 2 ** 16 ? BLOCK_SIZES : [0];
  const copies = await Promise.all(
    sizes.map((size) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: size,
        },
      }),
    ),
  );
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}
