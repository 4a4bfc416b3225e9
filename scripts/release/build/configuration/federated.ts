import { join, resolve } from 'node:path';
import { containerGlobal, parseVersion } from '@lectern/shared/contract';
import type { Configuration } from 'webpack';
import { commonConfiguration } from './commonConfiguration';
import { readDefinition } from '../workspace/readDefinition';
import { remoteConfiguration } from './remoteConfiguration';
import type { RuleOptions } from './moduleRules';
import { screenFiles } from '../workspace/screenFiles';
import { shellConfiguration } from './shellConfiguration';
import type { BuildTarget } from './target';
import { readPackage, repositoryRoot, workspaceAt } from '../workspace/workspaces';

/** What a caller may decide about a build; everything else follows from the workspace. */
export type FederatedOptions = {
  /**
   * `production` unless said otherwise. Development builds are neither minified nor compressed, and carry no integrity
   * of chunks.
   */
  mode?: 'production' | 'development';
  /** The version to release; the workspace's package.json says it otherwise. */
  version?: string;
  /** Where the bundle goes; `dist` of the workspace otherwise. */
  outDir?: string;
  /** A TypeScript hook for development builds, such as that of React Refresh. */
  transformers?: RuleOptions['transformers'];
  /** Receives the description of each compilation before its files are written. */
  onRelease?: BuildTarget['onRelease'];
  /** False leaves webpack's persistent cache alone. */
  cache?: boolean;
};

/**
 * The webpack configuration of the workspace in `directory`: the only one in the repository, for the shell and for
 * every remote. The bundle is the same byte for byte wherever the repository lies. Throws a BuildError when the
 * workspace does not hold together.
 */
export function federated(directory: string, options: FederatedOptions = {}): Configuration {
  const target = buildTarget(directory, options);
  const common = commonConfiguration(target);
  return target.workspace.kind === 'shell' ? shellConfiguration(target, common) : remoteConfiguration(target, common);
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
