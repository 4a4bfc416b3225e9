import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, type Configuration, type RuleSetRule } from 'webpack';
import { providedVersions } from './sharedSingletons';
import { PureComponentsPlugin } from '../plugins/PureComponentsPlugin';
import { ServiceWorkerPlugin } from '../plugins/ServiceWorkerPlugin';
import type { BuildTarget } from './target';

/**
 * Marks the federation runtime as free of side effects, which its packages do not declare. The shell only uses its
 * script loader; otherwise the bundle would also include its remotes, shared modules, plugins and messages.
 */
const FEDERATION_RUNTIME: RuleSetRule = { include: /node_modules[\\/]@module-federation[\\/]/, sideEffects: false };

/**
 * Marks the query façade as having side effects, so that it stays whole in the first bundle. Deferred chunks then
 * import it as one module, and webpack can concatenate the library inside instead of wrapping each of its modules.
 */
const QUERY_FACADE: RuleSetRule = { include: /shared[\\/]src[\\/]query[\\/]index\.ts$/, sideEffects: true };

const SERVICE_WORKER = './src/serviceWorker/index.ts';

/**
 * Returns the shell's configuration, an ordinary bundle. Defines the constants `LECTERN_PROVIDES` (shared singleton →
 * version) and `LECTERN_SHELL_VERSION`.
 */
export function shellConfiguration(target: BuildTarget, common: Configuration): Configuration {
  const constants = new DefinePlugin({
    LECTERN_PROVIDES: JSON.stringify(providedVersions(target.workspace.directory)),
    LECTERN_SHELL_VERSION: JSON.stringify(target.version),
  });
  // No service worker in development: a cached page would hide changes.
  const worker =
    target.mode === 'production' && existsSync(join(target.workspace.directory, SERVICE_WORKER))
      ? [new ServiceWorkerPlugin(SERVICE_WORKER)]
      : [];
  return {
    ...common,
    entry: { shell: './src/index.tsx' },
    plugins: [...(common.plugins ?? []), constants, ...queryStandIns(), new PureComponentsPlugin(), ...worker],
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), FEDERATION_RUNTIME, QUERY_FACADE],
    },
  };
}

/** Returns plugins that leave out the parts of TanStack Query's client that the query façade does not offer. */
function queryStandIns(): NormalModuleReplacementPlugin[] {
  const standIn = (module: RegExp, file: string): NormalModuleReplacementPlugin =>
    new NormalModuleReplacementPlugin(module, join(__dirname, file));
  return [
    standIn(/^\.\/infiniteQueryBehavior\.js$/, 'noInfiniteQueries.mjs'),
    standIn(/^\.\/mutationCache\.js$/, 'noMutationCache.mjs'),
  ];
}
