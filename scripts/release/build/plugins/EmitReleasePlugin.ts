import { join } from 'node:path';
import { sources, WebpackError, type Compilation, type Compiler } from 'webpack';
import { FILES_FILE } from '@lectern/shared/contract';
import { BuildError } from '../BuildError';
import { assetOf } from './chunkAssets';
import { describeRelease } from './describeRelease';
import { provenance, type Provenance } from '../workspace/provenance';
import { readDefinition } from '../workspace/readDefinition';
import { readTemplate, TEMPLATE_FILE, templateSource } from '../workspace/pageTemplate';
import type { BuildTarget } from '../configuration/target';

/** The description of a release beside its files. */
export const RELEASE_FILE = 'release.json';

/** Files that no page asks for by themselves: other encodings of a file, and the licences that a script refers to. */
const COMPANION = /\.(br|gz|LICENSE\.txt)$/;

/**
 * Writes `release.json`, and `files.json` with the list of all other files, when those are final, and the shell's page
 * template before. What stands against it becomes an error of the compilation, with the BuildError as its cause. In
 * development a compilation with errors is described all the same: its files show them.
 */
export class EmitReleasePlugin {
  readonly #target: BuildTarget;
  #provenance: Provenance | undefined;
  constructor(target: BuildTarget) {
    this.#target = target;
  }

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
    const name = 'EmitReleasePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        reported(compilation, () => this.#emitTemplate(compilation)),
      );
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        reported(compilation, () => this.#emitRelease(compilation)),
      );
    });
  }

  #emitTemplate(compilation: Compilation): void {
    const { workspace } = this.#target;
    if (workspace.kind !== 'shell') return;
    compilation.fileDependencies.add(templateSource(workspace));
    // As it is: webpack's minimizer of HTML would drop the comments that the gateway fills.
    compilation.emitAsset(TEMPLATE_FILE, new sources.RawSource(readTemplate(workspace)), { minimized: true });
  }

  #emitRelease(compilation: Compilation): void {
    const { workspace, mode } = this.#target;
    compilation.fileDependencies.add(join(workspace.directory, 'src', 'remote.ts'));
    if (mode === 'production' && compilation.errors.length > 0) return;
    this.#provenance ??= provenance(workspace.directory);
    const release = describeRelease(compilation, this.#currentTarget(), this.#provenance);
    const files = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => !COMPANION.test(name))
      .sort();
    compilation.emitAsset(
      FILES_FILE,
      new sources.RawSource(
        `${JSON.stringify(
          files.map((name) => assetOf(compilation, this.#target, name)),
          null,
          1,
        )}\n`,
      ),
    );
    compilation.emitAsset(RELEASE_FILE, new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
    this.#target.onRelease?.(release);
  }

  /**
   * The declaration may change while a development server runs: its facts are read again, its screens are what webpack
   * started with.
   */
  #currentTarget(): BuildTarget {
    const definition = readDefinition(this.#target.workspace);
    const added = definition.routes.find((route) => !this.#target.screens.has(route.screen));
    if (!added) return { ...this.#target, definition };
    throw new BuildError(
      `${this.#target.workspace.name}: ${added.screen} of route "${added.id}" is new`,
      'Start the development server again: it takes in new screens when it starts.',
    );
  }
}

function reported(compilation: Compilation, emit: () => void): void {
  try {
    emit();
  } catch (cause) {
    const error = new WebpackError(cause instanceof BuildError ? `${cause.message}. ${cause.fix}` : String(cause));
    error.cause = cause;
    compilation.errors.push(error);
  }
}
