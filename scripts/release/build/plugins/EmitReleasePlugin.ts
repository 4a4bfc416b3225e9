import { join } from 'node:path';
import { sources, WebpackError, type Compilation, type Compiler } from 'webpack';
import { FILES_FILE, FRAMES_FOLDER, LANGUAGES_FILE } from '@lectern/shared/contract';
import { RELEASE_FILE } from '../../store/fileHashes';
import { BuildError } from '../BuildError';
import { assetOf, measure } from './chunkAssets';
import { describeLanguages, LANGUAGE_FILES } from './describeLanguages';
import { describeRelease } from './describeRelease';
import { SERVER_FILE } from './ServerBundlePlugin';
import { federationManifest, MANIFEST_FILE } from './federationManifest';
import { provenance, type Provenance } from '../workspace/provenance';
import { readDefinition } from '../workspace/readDefinition';
import { languagesOf } from '../workspace/languages';
import { readTemplate, TEMPLATE_FILE, templateFile, templateSource } from '../workspace/pageTemplate';
import type { BuildTarget } from '../configuration/target';

/**
 * Files that are no use on the device: compressed copies, the licences that a script refers to, the pages of sandboxed
 * frames, whose requests pass by the service worker, the manifest for other hosts, and the gateway's renderer.
 * Languages are listed by the pages that use them.
 */
const NOT_LISTED = new RegExp(
  [
    '\\.(br|gz|LICENSE\\.txt)$',
    `^${FRAMES_FOLDER}/`,
    `^(${MANIFEST_FILE}|${LANGUAGES_FILE}|${SERVER_FILE})$`,
    LANGUAGE_FILES.source,
  ].join('|'),
);

/**
 * Emits the shell's page template, and, once all files are final, a remote's `mf-manifest.json`, `files.json` with the
 * list of files, and `release.json`. A
 * failure becomes a compilation error with the BuildError as its cause. In development, a compilation with errors still
 * gets a release, because its files display the errors. `release.json` holds the hash of every other file.
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
    // Marked as minimized: a minimizer would drop the comments that the gateway replaces.
    for (const language of ['en', ...languagesOf(workspace)]) {
      const page = new sources.RawSource(readTemplate(workspace, language));
      compilation.emitAsset(language === 'en' ? TEMPLATE_FILE : templateFile(language), page, { minimized: true });
    }
  }

  #emitRelease(compilation: Compilation): void {
    const { workspace, mode } = this.#target;
    compilation.fileDependencies.add(join(workspace.directory, 'src', 'remote.ts'));
    if (mode === 'production' && compilation.errors.length > 0) return;
    this.#provenance ??= provenance(workspace.directory);
    const release = describeRelease(compilation, this.#currentTarget(), this.#provenance);
    if ('global' in release) compilation.emitAsset(MANIFEST_FILE, jsonSource(federationManifest(release)));
    const languages = describeLanguages(compilation, this.#target);
    if (Object.keys(languages).length > 0) compilation.emitAsset(LANGUAGES_FILE, jsonSource(languages));
    const files = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => !NOT_LISTED.test(name))
      .sort();
    const listed = files.map((name) => assetOf(compilation, this.#target, name));
    compilation.emitAsset(FILES_FILE, jsonSource(listed));
    compilation.emitAsset(RELEASE_FILE, jsonSource({ ...release, files: hashesOf(compilation) }, 2));
    this.#target.onRelease?.(release);
  }

  /**
   * Reads `remote.ts` again, since it may change while a development server runs. Throws a BuildError for a new screen:
   * webpack's entries are fixed at start.
   */
  #currentTarget(): BuildTarget {
    const definition = readDefinition(this.#target.workspace);
    const added = definition.routes.find((route) => !this.#target.screens.has(route.screen));
    if (!added) return { ...this.#target, definition };
    throw new BuildError(
      `${this.#target.workspace.name}: ${added.screen} of route "${added.id}" is new`,
      'Restart the development server: it only picks up new screens at start.',
    );
  }
}

function jsonSource(value: unknown, indent = 1): sources.RawSource {
  return new sources.RawSource(`${JSON.stringify(value, null, indent)}\n`);
}

/** Returns the integrity of every emitted file, compressed copies and licences included. */
function hashesOf(compilation: Compilation): Record<string, string> {
  const assets = compilation.getAssets().map(({ name, source }) => [name, measure(source).integrity] as const);
  return Object.fromEntries(assets.sort(([a], [b]) => (a < b ? -1 : 1)));
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
