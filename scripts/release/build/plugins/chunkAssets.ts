import type { Asset, ScreenAssets } from '@lectern/shared/contract';
import { NormalModule, type Chunk, type ChunkGroup, type Compilation, type Module, type sources } from 'webpack';
import { integrityOf } from '../../store/hashes';
import { BuildError } from '../BuildError';
import { assetUrl, type BuildTarget } from '../configuration/target';
import { isDeferredDataFile, isRenderedPartsFile } from '../workspace/renderedParts';

/**
 * Returns the URL, sha384 integrity and size of a file of the compilation. Throws a BuildError when the file was not
 * emitted.
 */
export function assetOf(compilation: Compilation, target: BuildTarget, file: string): Asset {
  const source = compilation.getAsset(file)?.source;
  if (!source)
    throw new BuildError(`${target.workspace.name}: the build emitted no ${file}`, 'See the errors of webpack above.');
  return { url: assetUrl(target, file), ...measure(source) };
}

/** Results by source. In watch mode webpack keeps the source objects of unchanged files, so they are measured once. */
const MEASURED = new WeakMap<sources.Source, { integrity: string; bytes: number }>();

/** Returns the sha384 integrity and the size in bytes of a file's content, calculated once. */
export function measure(source: sources.Source): { integrity: string; bytes: number } {
  const known = MEASURED.get(source);
  if (known) return known;
  const content = source.buffer();
  const measured = { integrity: integrityOf(content), bytes: content.length };
  MEASURED.set(source, measured);
  return measured;
}

/**
 * Returns the scripts and stylesheets of a chunk group in load order, without those of the chunks in `loaded`. Scripts
 * that fetch the screen's data come first, with `fetchesData`. The stylesheets include those of the parts that the
 * gateway may render into the page.
 */
export function groupAssets(
  compilation: Compilation,
  target: BuildTarget,
  group: ChunkGroup,
  loaded: readonly Chunk[] = [],
): ScreenAssets {
  const files = group.chunks.filter((chunk) => !loaded.includes(chunk)).flatMap((chunk) => [...chunk.files]);
  const rendered = filesOf(childrenOf(group, isRenderedPartsFile));
  const fetching = filesOf(childrenOf(group, isDeferredDataFile)).filter((file) => !files.includes(file));
  const assetsOf = (suffix: '.js' | '.css', from: readonly string[]): Asset[] =>
    [...new Set(from)]
      .filter((file) => file.endsWith(suffix) && !file.includes('.hot-update.'))
      .map((file) => assetOf(compilation, target, file));
  const fetchingScripts = assetsOf('.js', fetching).map((asset): Asset => ({ ...asset, fetchesData: true }));
  return { js: [...fetchingScripts, ...assetsOf('.js', files)], css: assetsOf('.css', [...files, ...rendered]) };
}

/** Returns the chunk groups that files of a group import on demand, if `matches` accepts those files; theirs too. */
function childrenOf(
  group: ChunkGroup,
  matches: (path: string) => boolean,
  found = new Set<ChunkGroup>(),
): readonly ChunkGroup[] {
  for (const child of group.childrenIterable) {
    if (found.has(child) || !child.origins.some(({ module }) => module && resourcesOf(module).some(matches))) continue;
    found.add(child);
    childrenOf(child, matches, found);
  }
  return [...found];
}

const filesOf = (groups: readonly ChunkGroup[]): string[] =>
  groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));

/**
 * Returns the chunk group with the fewest chunks that holds the module of `source`, an initial one if there is any.
 * Undefined when nothing imports it.
 */
export function groupHolding(compilation: Compilation, source: string): ChunkGroup | undefined {
  const modules = modulesOf(compilation, source);
  const chunks = modules.flatMap((module) => [...compilation.chunkGraph.getModuleChunksIterable(module)]);
  const groups = chunks.flatMap((chunk) => [...chunk.groupsIterable]);
  const initial = groups.filter((group) => group.isInitial());
  return (initial.length > 0 ? initial : groups).sort((a, b) => a.chunks.length - b.chunks.length)[0];
}

/** Returns true when the bundle contains the code of `source`. */
export function isBundled(compilation: Compilation, source: string): boolean {
  return modulesOf(compilation, source).some((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0);
}

function modulesOf(compilation: Compilation, source: string): Module[] {
  return [...compilation.modules].filter((module) => resourcesOf(module).includes(source));
}

/** Returns the source files of a module: several when webpack concatenated them. */
function resourcesOf(module: Module): string[] {
  const concatenated = (module as Module & { modules?: Module[] }).modules;
  if (concatenated) return concatenated.flatMap(resourcesOf);
  return module instanceof NormalModule ? [module.resource] : [];
}
