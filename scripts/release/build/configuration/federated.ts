import { join, resolve } from 'node:path';
import { containerGlobal, parseVersion } from '@lectern/shared/contract';
import type { Configuration } from 'webpack';
import { commonConfiguration } from './commonConfiguration';
import { readDefinition } from '../workspace/readDefinition';
import { remoteConfiguration } from './remoteConfiguration';
import { ServerBundlePlugin } from '../plugins/ServerBundlePlugin';
import type { RuleOptions } from './moduleRules';
import { serverConfiguration } from './serverConfiguration';
import { screenFiles } from '../workspace/screenFiles';
import { shellConfiguration } from './shellConfiguration';
import type { BuildTarget } from './target';
import { readPackage, repositoryRoot, workspaceAt } from '../workspace/workspaces';

/** Build options of a caller; everything else is derived from the workspace. */
export type FederatedOptions = {
  /**
   * `production` by default. Development builds are neither minified nor compressed, and their chunks have no
   * integrity.
   */
  mode?: 'production' | 'development';
  /** The version to release; by default that of the workspace's package.json. */
  version?: string;
  /** The output folder; by default `dist` in the workspace. */
  outDir?: string;
  /** Custom TypeScript transformers for development builds, such as React Refresh. */
  transformers?: RuleOptions['transformers'];
  /** Called with the release of each compilation, before its files are written. */
  onRelease?: BuildTarget['onRelease'];
  /** False disables webpack's persistent cache; true by default. */
  cache?: boolean;
};

/**
 * Returns the webpack configuration of the workspace in `directory`, for the shell and for every remote. The bundle is
 * identical byte for byte from any checkout. Throws a BuildError when the workspace is incomplete or inconsistent.
 */
export function federated(directory: string, options: FederatedOptions = {}): Configuration {
  const target = buildTarget(directory, options);
  const common = commonConfiguration(target);
  const configuration =
    target.workspace.kind === 'shell' ? shellConfiguration(target, common) : remoteConfiguration(target, common);
  const server = target.mode === 'production' ? serverConfiguration(target, common) : null;
  if (server) configuration.plugins?.push(new ServerBundlePlugin(server));
  return configuration;
}

function buildTarget(directory: string, options: FederatedOptions): BuildTarget {
  const workspace = workspaceAt(directory);
  const definition = readDefinition(workspace);
  const version = parseVersion(
    options.version ?? readPackage(workspace.directory).version,
    `${workspace.name}: version`,
  );
  return {
    workspace,
    definition,
    version,
    root: repositoryRoot(workspace.directory),
    screens: screenFiles(workspace, definition),
    scope: containerGlobal(workspace.name, version),
    mode: options.mode ?? 'production',
    outDir: resolve(options.outDir ?? join(workspace.directory, 'dist')),
    cache: options.cache ?? true,
    ...(options.transformers && { transformers: options.transformers }),
    ...(options.onRelease && { onRelease: options.onRelease }),
  };
}
