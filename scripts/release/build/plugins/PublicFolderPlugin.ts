import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sources, type Compiler } from 'webpack';

/** Copies a workspace's `public` folder, if it has one, into the root of its bundle. */
export class PublicFolderPlugin {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        // A watcher reports a missing folder as removed at once, and would build everything a second time.
        const watched = existsSync(this.#folder) ? compilation.contextDependencies : compilation.missingDependencies;
        watched.add(this.#folder);
        for (const file of filesIn(this.#folder)) {
          // Already final: `minimized` makes minimizers skip the file.
          compilation.emitAsset(
            file.split(sep).join('/'),
            new sources.RawSource(readFileSync(join(this.#folder, file))),
            { minimized: true },
          );
        }
      });
    });
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}
