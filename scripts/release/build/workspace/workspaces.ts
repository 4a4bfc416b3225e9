import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BuildError } from '../BuildError';

/** A folder that is built and released by itself: a remote (`mfe-<name>`) or the shell. */
export type Workspace = { name: string; kind: 'remote' | 'shell'; directory: string };

/** What the build and the checks read of a package.json. */
export type PackageFacts = {
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
};

/** Reads the package.json of `directory`; throws a BuildError where there is none. */
export function readPackage(directory: string): PackageFacts {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) throw new BuildError(`There is no ${file}`, 'Name the folder of a workspace.');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFacts;
}

/**
 * The nearest folder above (or at) `directory` whose package.json lists workspaces; throws a BuildError where there is
 * none.
 */
export function repositoryRoot(directory: string): string {
  let folder = resolve(directory);
  for (;;) {
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).workspaces) return folder;
    const parent = dirname(folder);
    if (parent === folder)
      throw new BuildError(
        `${directory} is in no repository with npm workspaces`,
        'Run the command inside the repository.',
      );
    folder = parent;
  }
}

/** The shell and the remotes that the repository at `root` names in its workspaces, in that order. */
export function remoteWorkspaces(root: string): Workspace[] {
  const folders = readPackage(root).workspaces ?? [];
  return folders.map((folder) => asWorkspace(join(root, folder))).filter((workspace) => workspace !== null);
}

/** The workspace of that name (`shell`, or a remote's); throws a BuildError that lists the known ones. */
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
 * The workspace in `directory`, by the folder's name; throws a BuildError when it is neither `shell` nor `mfe-<name>`.
 */
export function workspaceAt(directory: string): Workspace {
  const workspace = asWorkspace(resolve(directory));
  if (workspace) return workspace;
  throw new BuildError(`${directory} is neither the shell nor a remote`, "A remote's folder is called mfe-<name>.");
}

/** The folder's own path, without links: webpack names sources by it. */
function asWorkspace(path: string): Workspace | null {
  const folder = basename(path);
  const directory = existsSync(path) ? realpathSync(path) : path;
  if (folder === 'shell') return { name: 'shell', kind: 'shell', directory };
  const remote = /^mfe-(.+)$/.exec(folder)?.[1];
  return remote ? { name: remote, kind: 'remote', directory } : null;
}
