import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DefinePlugin, type Configuration, type RuleSetRule } from 'webpack';
import { providedVersions } from './sharedSingletons';
import { PureComponentsPlugin } from '../plugins/PureComponentsPlugin';
import { ServiceWorkerPlugin } from '../plugins/ServiceWorkerPlugin';
import type { BuildTarget } from './target';

/**
 * Of the federation runtime the shell uses the loading of a script, which needs no part of it to run first. Its
 * packages do not say so: without this, its remotes, shared modules, plugins and messages come along, 5 KB brotli.
 */
const FEDERATION_RUNTIME: RuleSetRule = { include: /node_modules[\\/]@module-federation[\\/]/, sideEffects: false };

/**
 * The façade of queries is in the first bundle whole. Taken as one module by what comes later too, it keeps the library
 * inside in one piece, where otherwise each of its modules would stand alone: 0.8 KB brotli.
 */
const QUERY_FACADE: RuleSetRule = { include: /shared[\\/]src[\\/]query[\\/]index\.ts$/, sideEffects: true };

const SERVICE_WORKER = './src/serviceWorker/index.ts';

/**
 * The shell: an ordinary bundle. It reads `LECTERN_PROVIDES` (shared singleton → version) and `LECTERN_SHELL_VERSION`
 * as constants.
 */
export function shellConfiguration(target: BuildTarget, common: Configuration): Configuration {
  const constants = new DefinePlugin({
    LECTERN_PROVIDES: JSON.stringify(providedVersions(target.workspace.directory)),
    LECTERN_SHELL_VERSION: JSON.stringify(target.version),
  });
  // Developers see each change at once: nothing is kept for them.
  const worker =
    target.mode === 'production' && existsSync(join(target.workspace.directory, SERVICE_WORKER))
      ? [new ServiceWorkerPlugin(SERVICE_WORKER)]
      : [];
  return {
    ...common,
    entry: { shell: './src/index.tsx' },
    plugins: [...(common.plugins ?? []), constants, new PureComponentsPlugin(), ...worker],
    module: {
      rules: [...(common.module?.rules ?? []), FEDERATION_RUNTIME, QUERY_FACADE],
    },
  };
}
