import { sources, type Compilation, type Compiler } from 'webpack';

/** How webpack-subresource-integrity writes a hash that it does not know yet: `666:"*-*-*-CHUNK-SRI-HASH-…"`. */
const UNRESOLVED = /("?)([\w-]+)\1:"\*-\*-\*-CHUNK-SRI-HASH-[A-Za-z0-9+/=]+"/g;

/**
 * A chunk of nothing but shared singletons (`import('@lectern/shared/firebase/auth')`) has no file, so it gets no hash,
 * and webpack-subresource-integrity refuses the build. This leaves such a chunk's hash empty: nothing is ever requested
 * for it. A placeholder of a chunk that does have a script is left alone, to be refused.
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
