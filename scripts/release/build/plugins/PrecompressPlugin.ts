import { sources, type Compilation, type Compiler } from 'webpack';
import { compressedCopies, isCompressible } from './compressedCopies';

/** Emits `<file>.br` and `<file>.gz` beside each text asset, once its content is final. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        await Promise.all(Object.keys(assets).map((file) => compress(compilation, file)));
      });
    });
  }
}

async function compress(compilation: Compilation, file: string): Promise<void> {
  const source = compilation.getAsset(file)?.source;
  if (!source || !isCompressible(file, source.size())) return;
  for (const [ending, copy] of Object.entries(await compressedCopies(source.buffer())))
    compilation.emitAsset(file + ending, new sources.RawSource(copy));
}
