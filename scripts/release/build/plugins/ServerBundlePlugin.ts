import webpack, { sources, type Compiler, type Configuration, type Stats } from 'webpack';

/** File name of the bundle that the gateway renders screens with. */
export const SERVER_FILE = 'server.js';

/**
 * Runs a second build with `configuration` and adds its one file to the bundle as `server.js`, so that the gateway can
 * render the screens. Its errors become errors of the bundle. Browsers never request the file, so it is not compressed.
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
      // After the stage that compresses files, and before the one that describes them in `release.json`.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (code !== null) compilation.emitAsset(SERVER_FILE, new sources.RawSource(code), { minimized: true });
      });
    });
  }
}

type Built = { code: string | null; errors: Stats['compilation']['errors'] };

/** Builds in memory: resolves to the code, or null after errors. Rejects when webpack itself fails. */
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
