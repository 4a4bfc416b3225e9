import type { Release, RemoteDefinition, ShellRelease } from '@lectern/shared/contract';
import type { RuleOptions } from './moduleRules';
import type { Workspace } from '../workspace/workspaces';

/**
 * One workspace to build as one version: the input of the webpack configurations and of the release description.
 * Folders are absolute paths.
 */
export type BuildTarget = {
  workspace: Workspace;
  definition: RemoteDefinition;
  version: string;
  root: string;
  /** Screen name → source file. */
  screens: Map<string, string>;
  /** Name and version as one identifier: the container global, which keeps two releases in one page apart. */
  scope: string;
  mode: 'production' | 'development';
  outDir: string;
  cache: boolean;
  transformers?: RuleOptions['transformers'];
  onRelease?: (release: Release | ShellRelease) => void;
};

/** Returns the root-relative URL of a release's file, which is the same on every site. */
export function assetUrl(target: Pick<BuildTarget, 'workspace' | 'version'>, file: string): string {
  return `/remotes/${target.workspace.name}/${target.version}/${file}`;
}
