import { EntryPlugin, type Compiler } from 'webpack';

/** The site's service worker as a browser asks for it: at the root, under a name that never changes. */
export const SERVICE_WORKER_FILE = 'sw.js';

/**
 * Builds `source` into `sw.js` of the bundle, as a compilation within the compilation: it shares no module with the
 * pages, so neither grows for the other.
 */
export class ServiceWorkerPlugin {
  readonly #source: string;
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapAsync('ServiceWorkerPlugin', (compilation, done) => {
      const entry = new EntryPlugin(compiler.context, this.#source, { name: 'sw' });
      const child = compilation.createChildCompiler('service worker', { filename: SERVICE_WORKER_FILE }, [entry]);
      child.runAsChild((error, _entries, result) => {
        compilation.errors.push(...(result?.errors ?? []));
        done(error);
      });
    });
  }
}
