import { sources, type ChunkGroup, type Compiler } from 'webpack';
import { groupHolding } from './chunkAssets';

/** Must be at the start of a script. Source: V8, "Giving V8 a Heads-Up: Explicit Compile Hints" (Chrome 136). */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile all functions of the entry and of the screens while these scripts load, in the background.
 * Without it, V8 compiles a function when it is first called, which delays the start of the page. Scripts that load
 * later get no hint: much of them may never run. Browsers that do not know the hint ignore it.
 */
export class CompileHintsPlugin {
  readonly #screens: readonly string[];

  /** `screens`: paths of their sources. */
  constructor(screens: Iterable<string>) {
    this.#screens = [...screens];
  }

  apply(compiler: Compiler): void {
    // `compilation` would also run for child compilers, whose workers and frames start later.
    compiler.hooks.thisCompilation.tap('CompileHintsPlugin', (compilation) => {
      // After the minifiers, which drop comments (OPTIMIZE_SIZE), before hashes of the content (OPTIMIZE_HASH).
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
      compilation.hooks.processAssets.tap({ name: 'CompileHintsPlugin', stage }, () => {
        const screens = this.#screens.map((source) => groupHolding(compilation, source));
        const groups = [...compilation.entrypoints.values(), ...screens].filter((group) => group !== undefined);
        for (const file of scriptsOf(groups))
          compilation.updateAsset(file, (script) => new sources.ConcatSource(COMPILE_HINT, script));
      });
    });
  }
}

function scriptsOf(groups: readonly ChunkGroup[]): Set<string> {
  const files = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return new Set(files.filter((file) => file.endsWith('.js')));
}
