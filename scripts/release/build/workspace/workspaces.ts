import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BuildError } from '../BuildError';

/** A folder that is built and released independently: a remote (`mfe-<name>`) or the shell. */
export type Workspace = { name: string; kind: 'remote' | 'shell'; directory: string };

/** The fields of a package.json that the build and the checks read. */
export type PackageJson = {
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
};

/** Reads the package.json of `directory`; throws a BuildError where there is none. */
export function readPackage(directory: string): PackageJson {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) throw new BuildError(`There is no ${file}`, 'Name the folder of a workspace.');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

/**
 * Returns the nearest folder at or above `directory` whose package.json lists workspaces; throws a BuildError when
 * there is none.
 */
export function repositoryRoot(directory: string): string {
  let folder = resolve(directory);
  for (;;) {
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).workspaces) return folder;
    const parent = dirname(folder);
    if (parent === folder)
      throw new BuildError(
        `${directory} is not in a repository with npm workspaces`,
        'Run the command inside the repository.',
      );
    folder = parent;
  }
}

/** Returns the shell and the remotes among the workspaces of the repository at `root`, in package.json's order. */
export function remoteWorkspaces(root: string): Workspace[] {
  const folders = readPackage(root).workspaces ?? [];
  return folders.map((folder) => asWorkspace(join(root, folder))).filter((workspace) => workspace !== null);
}

/** Returns the workspace called `name` (`shell` or a remote); throws a BuildError that lists the existing ones. */
export function findWorkspace(root: string, name: string): Workspace {
  const all = remoteWorkspaces(root);
  const found = all.find((workspace) => workspace.name === name);
  if (found) return found;
  throw new BuildError(
    `There is no remote "${name}"`,
    `The workspaces of this repository are ${all.map((one) => one.name).join(', ')}.`,
  );
}

/**
 * Returns the workspace in `directory`, judged by the folder's name. Throws a BuildError when that is neither `shell`
 * nor `mfe-<name>`.
 */
export function workspaceAt(directory: string): Workspace {
  const workspace = asWorkspace(resolve(directory));
  if (workspace) return workspace;
  throw new BuildError(`${directory} is neither the shell nor a remote`, "A remote's folder is called mfe-<name>.");
}

/** Resolves symbolic links in the path, since webpack identifies sources by their real path. */
function asWorkspace(path: string): Workspace | null {
  const folder = basename(path);
  const directory = existsSync(path) ? realpathSync(path) : path;
  if (folder === 'shell') return { name: 'shell', kind: 'shell', directory };
  const remote = /^mfe-(.+)$/.exec(folder)?.[1];
  return remote ? { name: remote, kind: 'remote', directory } : null;
}
