import type { Chunk, Compiler } from 'webpack';

/** Deterministic ids are numbers, so this text meets none of them. */
const REPLACEMENT = 'zero';

/**
 * Gives the chunk whose deterministic id is 0 another id. webpack-subresource-integrity 5.1 leaves such a chunk out of
 * its table of hashes (`if (depChunk.id)`), so the browser would run it without checking its integrity.
 */
export class NonZeroChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NonZeroChunkIdsPlugin', (compilation) => {
      compilation.hooks.optimizeChunkIds.tap('NonZeroChunkIdsPlugin', (chunks: Iterable<Chunk>) => {
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue;
          chunk.id = REPLACEMENT;
          chunk.ids = [REPLACEMENT];
        }
      });
    });
  }
}
