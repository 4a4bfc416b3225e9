import webpack, { sources, type Compiler, type Configuration, type Stats } from 'webpack';

/** File name of the bundle that the gateway renders screens with. */
export const SERVER_FILE = 'server.js';

/**
 * Builds `configuration` beside the bundle and emits its one file as `server.js`. Errors become errors of the bundle.
 * Browsers never request the file, so it is neither compressed nor minified a second time.
 */
export class ServerBundlePlugin {
  readonly #configuration: Configuration;
  constructor(configuration: Configuration) {
    this.#configuration = configuration;
  }

  apply(compiler: Compiler): void {
    const name = 'ServerBundlePlugin';
    let code: string | null = null;
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      const built = await build(this.#configuration);
      compilation.errors.push(...built.errors);
      code = built.code;
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the files are compressed, before `release.json` describes them.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (code !== null) compilation.emitAsset(SERVER_FILE, new sources.RawSource(code));
      });
    });
  }
}

type Built = { code: string | null; errors: Stats['compilation']['errors'] };

/** Runs webpack without writing a file. Rejects when webpack itself fails. */
async function build(configuration: Configuration): Promise<Built> {
  const compiler = webpack(configuration);
  let code: string | null = null;
  compiler.hooks.shouldEmit.tap('ServerBundlePlugin', (compilation) => {
    code = String(compilation.getAsset(SERVER_FILE)?.source.source() ?? '') || null;
    return false;
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('webpack stopped without a result'));
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return { code, errors: stats.compilation.errors };
}
