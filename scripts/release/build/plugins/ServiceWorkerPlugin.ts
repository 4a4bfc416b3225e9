import { EntryPlugin, type Compiler } from 'webpack';

/** File name of the service worker. Browsers request it at the site's root, so it never changes. */
export const SERVICE_WORKER_FILE = 'sw.js';

/**
 * Builds `source` into the bundle's `sw.js` with a child compiler. The worker shares no modules with the pages, so
 * neither makes the other larger.
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
