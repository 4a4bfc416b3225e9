import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sources, type Compilation, type Compiler } from 'webpack';

const TEXT = /\.(js|css|svg|json|txt|xml|wasm|webmanifest)$/;
/** Files below this many bytes fit into one packet either way: compressing them saves nothing. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Emits `<file>.br` (quality 11) and `<file>.gz` (level 9) beside each text asset, once its content is final. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const texts = Object.keys(assets).filter((file) => TEXT.test(file));
        await Promise.all(texts.map((file) => compress(compilation, file)));
      });
    });
  }
}

async function compress(compilation: Compilation, file: string): Promise<void> {
  const asset = compilation.getAsset(file);
  if (!asset || asset.source.size() < MIN_BYTES) return;
  const content = asset.source.buffer();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  compilation.emitAsset(`${file}.br`, new sources.RawSource(br));
  compilation.emitAsset(`${file}.gz`, new sources.RawSource(gz));
}
