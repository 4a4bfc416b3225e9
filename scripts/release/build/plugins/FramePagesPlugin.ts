import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EntryPlugin, sources, type Compilation, type Compiler } from 'webpack';
import { FRAMES_FOLDER } from '@lectern/shared/contract';

const SOURCES = join('src', 'frames');

/**
 * Builds each `src/frames/<name>.ts` of a workspace into `frames/<name>.js`, with a child compiler each. It shares no
 * modules with the screens, so neither makes the other larger. Each but a `<name>.worker.ts` also gets a page,
 * `frames/<name>.html`, which runs that script and nothing else. Screens show such a page in a sandboxed frame to
 * display a file that nobody trusts.
 */
export class FramePagesPlugin {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    const names = frameNames(join(this.#directory, SOURCES));
    const name = 'FramePagesPlugin';
    for (const frame of names)
      compiler.hooks.make.tapAsync(name, (compilation, done) => buildScript(compilation, frame, done));
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The scripts are final here, and pages are not compressed: they are smaller than a packet.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const frame of names) if (!frame.endsWith('.worker')) emitPage(compilation, frame);
      });
    });
  }
}

function frameNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\w-]+(\.worker)?\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -3))
    .sort();
}

function buildScript(compilation: Compilation, frame: string, done: (error?: Error | null) => void): void {
  const { context } = compilation.compiler;
  const filename = `${FRAMES_FOLDER}/${frame}.js`;
  const child = compilation.createChildCompiler(`frame ${frame}`, { filename });
  // Applied to the child itself: a remote has no entry of its own that would prepare its compilations for one.
  new EntryPlugin(context, `./src/frames/${frame}.ts`, { name: frame }).apply(child);
  child.runAsChild((error, _entries, result) => {
    compilation.errors.push(...(result?.errors ?? []));
    done(error);
  });
}

function emitPage(compilation: Compilation, frame: string): void {
  const script = compilation.getAsset(`${FRAMES_FOLDER}/${frame}.js`);
  // Without its script, the compilation has failed already.
  if (!script) return;
  const integrity = `sha384-${createHash('sha384').update(script.source.buffer()).digest('base64')}`;
  const page = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frame}</title>
<script src="${frame}.js" integrity="${integrity}" crossorigin="anonymous" defer></script>
</head>
<body></body>
</html>
`;
  compilation.emitAsset(`${FRAMES_FOLDER}/${frame}.html`, new sources.RawSource(page), { minimized: true });
}
