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

/** Parameters of brotli: the exponent of a block's size (0: brotli chooses), and the codes of distances. */
type Parameters = { block: number; postfixBits?: number; directCodes?: number };

/**
 * Parameters that are tried for a file of several blocks. One changed name in the shell's bundle moves the result of
 * any of them by up to 150 of 83,900 bytes; the smallest is also the steadiest.
 */
const FOR_SEVERAL_BLOCKS: readonly Parameters[] = [{ block: 0 }, { block: 16 }, { block: 17 }, { block: 19 }];
/** Further ones for a file of many blocks, such as the shell's: on average another 50 bytes. */
const FOR_MANY_BLOCKS: readonly Parameters[] = [
  ...FOR_SEVERAL_BLOCKS,
  { block: 17, postfixBits: 1, directCodes: 8 },
  { block: 17, postfixBits: 3, directCodes: 120 },
  { block: 19, directCodes: 4 },
  { block: 19, postfixBits: 3, directCodes: 32 },
];

function parametersFor({ length }: Uint8Array): readonly Parameters[] {
  if (length > 2 ** 17) return FOR_MANY_BLOCKS;
  return length > 2 ** 16 ? FOR_SEVERAL_BLOCKS : [{ block: 0 }];
}

async function smallestBrotli(content: Uint8Array): Promise<Buffer> {
  const copies = await Promise.all(
    parametersFor(content).map(({ block, postfixBits = 0, directCodes = 0 }) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
          [constants.BROTLI_PARAM_NDIRECT]: directCodes,
        },
      }),
    ),
  );
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}
