import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sources, type Compilation, type Compiler } from 'webpack';
import { BuildError } from '../BuildError';

const WORKER = join(__dirname, 'minifyWorker.cjs');

/**
 * Where terser says which file holds the licenses: always `<script>.LICENSE.txt` beside it. The name has a hash, which
 * no compression shortens: 76 bytes of the shell's first bundle.
 */
const LICENSES_BANNER = /^\/\*! For license information please see \S+ \*\/\n?/;

type Answer = { id: number; code: string; errors: string[] };

/**
 * Minifies each script with oxc: scripts of browsers after webpack's own minimizer (terser), `server.js` alone. oxc
 * merges declarations and conditions that terser leaves: the shell's first bundle is 0.8 % smaller in brotli than with
 * either of them alone. A script that oxc can't parse ends the build with a BuildError that names the file.
 */
export class OxcMinifierPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OxcMinifierPlugin', (compilation) => {
      // After terser (OPTIMIZE_SIZE), before the names and integrities are computed from the content (OPTIMIZE_HASH).
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'OxcMinifierPlugin', stage }, async (assets) => {
        const files = Object.keys(assets).filter((file) => file.endsWith('.js'));
        if (files.length > 0) await minify(compilation, files);
      });
    });
  }
}

async function minify(compilation: Compilation, files: readonly string[]): Promise<void> {
  const worker = new Worker(WORKER);
  try {
    const answers = receive(worker, files.length);
    files.forEach((file, id) => {
      worker.postMessage({ id, file, code: String(compilation.getAsset(file)?.source.source() ?? '') });
    });
    for (const { id, code, errors } of await answers) {
      const file = files[id] ?? '';
      if (errors.length > 0)
        throw new BuildError(`${file} can't be minified: ${errors.join('; ')}`, 'Correct the syntax and build again.');
      compilation.updateAsset(file, new sources.RawSource(code.replace(LICENSES_BANNER, '')));
    }
  } finally {
    await worker.terminate();
  }
}

function receive(worker: Worker, count: number): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    worker.on('error', reject);
    worker.on('message', (answer: Answer) => {
      if (answers.push(answer) === count) resolve(answers);
    });
  });
}
