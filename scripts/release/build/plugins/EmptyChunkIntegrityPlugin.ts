import { sources, type Compilation, type Compiler } from 'webpack';

/** Placeholder that webpack-subresource-integrity writes for a pending hash: `666:"*-*-*-CHUNK-SRI-HASH-…"`. */
const UNRESOLVED = /("?)([\w-]+)\1:(["'`])\*-\*-\*-CHUNK-SRI-HASH-[A-Za-z0-9+/=]+\3/g;

/**
 * Empties the integrity of chunks without a script. A chunk of shared singletons only
 * (`import('@lectern/shared/firebase/auth')`) has no file and gets no hash, so webpack-subresource-integrity would fail
 * the build. Placeholders of chunks with a script stay, so that a missing hash still fails the build.
 */
export class EmptyChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmptyChunkIntegrityPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'EmptyChunkIntegrityPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets)) if (file.endsWith('.js')) emptyPlaceholders(compilation, file);
      });
    });
  }
}

function emptyPlaceholders(compilation: Compilation, file: string): void {
  const text = compilation.getAsset(file)?.source.source().toString() ?? '';
  const resolved = text.replace(UNRESOLVED, (found, quote: string, id: string) =>
    hasScript(compilation, id) ? found : `${quote}${id}${quote}:""`,
  );
  if (resolved !== text) compilation.updateAsset(file, new sources.RawSource(resolved));
}

function hasScript(compilation: Compilation, id: string): boolean {
  return [...compilation.chunks].some(
    (chunk) => String(chunk.id) === id && [...chunk.files].some((file) => file.endsWith('.js')),
  );
}
