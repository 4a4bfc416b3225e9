import { DefinePlugin, type Configuration } from 'webpack';
import { providedVersions } from './sharedSingletons';
import { leanRouter } from './leanRouter';
import type { BuildTarget } from './target';

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
  const shell = { ...common, entry: { shell: './src/index.tsx' }, plugins: [...(common.plugins ?? []), constants] };
  const router = target.mode === 'production' ? leanRouter(target.workspace.directory) : null;
  if (!router) return shell;
  return { ...shell, resolve: { ...common.resolve, alias: router.alias }, module: { rules: [...(common.module?.rules ?? []), router.rule] } };
}
