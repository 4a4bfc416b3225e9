import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DefinePlugin, type Configuration } from 'webpack';
import { providedVersions } from './sharedSingletons';
import { leanRouter } from './leanRouter';
import { ServiceWorkerPlugin } from './ServiceWorkerPlugin';
import type { BuildTarget } from './target';

const SERVICE_WORKER = './src/serviceWorker/index.ts';

/**
 * The shell: an ordinary bundle. It reads `LECTERN_PROVIDES` (shared singleton → version) and `LECTERN_SHELL_VERSION` as constants; the
 * federation runtime is told to leave out what the shell does not use.
 */
export function shellConfiguration(target: BuildTarget, common: Configuration): Configuration {
  const constants = new DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    FEDERATION_OPTIMIZE_NO_SHARED: 'true',
    ENV_TARGET: '"web"',
    LECTERN_PROVIDES: JSON.stringify(providedVersions(target.workspace.directory)),
    LECTERN_SHELL_VERSION: JSON.stringify(target.version),
  });
  // Developers see each change at once: nothing is kept for them.
  const worker = target.mode === 'production' && existsSync(join(target.workspace.directory, SERVICE_WORKER)) ? [new ServiceWorkerPlugin(SERVICE_WORKER)] : [];
  const shell = { ...common, entry: { shell: './src/index.tsx' }, plugins: [...(common.plugins ?? []), constants, ...worker] };
  const router = target.mode === 'production' ? leanRouter(target.workspace.directory) : null;
  if (!router) return shell;
  return { ...shell, resolve: { ...common.resolve, alias: router.alias }, module: { rules: [...(common.module?.rules ?? []), router.rule] } };
}
