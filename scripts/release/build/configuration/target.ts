import type { Release, RemoteDefinition, ShellRelease } from '@lectern/shared/contract';
import type { RuleOptions } from './moduleRules';
import type { Workspace } from '../workspace/workspaces';

/**
 * One workspace to be built as one version: all that the configurations and the release need to know. Folders are
 * absolute.
 */
export type BuildTarget = {
  workspace: Workspace;
  definition: RemoteDefinition;
  version: string;
  root: string;
  /** Screen name → source file. */
  screens: Map<string, string>;
  /** Name and version in one identifier: the container global, and what keeps two releases apart in one page. */
  scope: string;
  mode: 'production' | 'development';
  outDir: string;
  cache: boolean;
  transformers?: RuleOptions['transformers'];
  onRelease?: (release: Release | ShellRelease) => void;
};

/** Where a file of a release is served, whatever site it is. */
export function assetUrl(target: Pick<BuildTarget, 'workspace' | 'version'>, file: string): string {
  return `/remotes/${target.workspace.name}/${target.version}/${file}`;
}
