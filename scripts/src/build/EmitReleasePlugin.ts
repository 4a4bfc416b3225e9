import { sources, type Compilation, type Compiler } from 'webpack';
import { describeRelease } from './describeRelease';
import { readTemplate, TEMPLATE_FILE, templateSource } from './template';
import type { BuildTarget } from './target';

/** The description of a release beside its files. */
export const RELEASE_FILE = 'release.json';

/** Writes `release.json` when all other files are final, and the shell's page template before. A compilation with errors gets neither. */
export class EmitReleasePlugin {
  readonly #target: BuildTarget;
  constructor(target: BuildTarget) {
    this.#target = target;
  }

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
    const name = 'EmitReleasePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () => this.#emitTemplate(compilation));
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () => this.#emitRelease(compilation));
    });
  }

  #emitTemplate(compilation: Compilation): void {
    const { workspace } = this.#target;
    if (workspace.kind !== 'shell') return;
    compilation.fileDependencies.add(templateSource(workspace));
    compilation.emitAsset(TEMPLATE_FILE, new sources.RawSource(readTemplate(workspace)));
  }

  #emitRelease(compilation: Compilation): void {
    if (compilation.errors.length > 0) return;
    const release = describeRelease(compilation, this.#target);
    compilation.emitAsset(RELEASE_FILE, new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
  }
}
