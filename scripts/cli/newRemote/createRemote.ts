import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRemoteName } from '@lectern/shared/contract';
import { messageOf } from '../../release';
import { UsageError } from '../options/UsageError';
import { prepareRepository } from './ownRepository';
import { remoteRanges } from './ranges';
import { remoteFiles } from './remoteFiles';

/**
 * Result of creating a remote: its folder and files, and the files of the repository that name it. `isOwn`: the
 * repository is a team's own, without the platform's sources.
 */
export type Created = { folder: string; files: string[]; changed: string[]; isOwn: boolean };

/**
 * Makes the remote `name` in the repository at `root` and registers its folder there. A folder without the platform's
 * sources becomes a repository of remotes. Rejects with a UsageError for an invalid or taken name; nothing is written
 * then.
 */
export async function createRemote(root: string, name: string): Promise<Created> {
  requireNewName(root, name);
  const folder = `mfe-${name}`;
  const isOwn = !existsSync(join(root, 'shared', 'package.json'));
  const ranges = remoteRanges();
  const files = remoteFiles(name, ranges, isOwn);
  const changed = isOwn ? await prepareRepository(root, folder, ranges.tools) : await register(root, folder);
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx' });
  }
  return { folder: join(root, folder), files: Object.keys(files), changed, isOwn };
}

function requireNewName(root: string, name: string): void {
  try {
    parseRemoteName(name, 'name');
  } catch (error) {
    throw new UsageError(`${messageOf(error)}.`, 'Write it in lower case, such as events or live-events.');
  }
  if (name === 'shell' || existsSync(join(root, `mfe-${name}`)))
    throw new UsageError(`There is a workspace "${name}" already.`, 'Choose another name.');
}

/** Adds the folder to the workspaces and to the type-check; returns the changed files. */
async function register(root: string, folder: string): Promise<string[]> {
  const changes: Record<string, (text: string) => string> = {
    'package.json': (text) => withWorkspace(text, folder),
    'tsconfig.json': (text) => withReference(text, folder),
    'tsconfig.tests.json': (text) => withReference(text, folder),
  };
  const changed: string[] = [];
  for (const [file, change] of Object.entries(changes)) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    await writeFile(path, change(readFileSync(path, 'utf8')));
    changed.push(file);
  }
  return changed;
}

function withWorkspace(text: string, folder: string): string {
  const packageJson = JSON.parse(text) as { workspaces: string[] };
  const workspaces = afterLastRemote(packageJson.workspaces, folder);
  return `${JSON.stringify({ ...packageJson, workspaces }, null, 2)}\n`;
}

/** Repeats the last reference to a remote for `folder`, as text: the file keeps its layout. */
function withReference(text: string, folder: string): string {
  const last = Array.from(text.matchAll(/\s*\{\s*"path":\s*"\.\/(mfe-[^"/]+)"\s*\}/g)).at(-1);
  if (!last) return text;
  const [reference, name = ''] = last;
  const end = last.index + reference.length;
  return `${text.slice(0, end)},${reference.replace(name, folder)}${text.slice(end)}`;
}

/** Returns the folders with `added` after the last remote, or at the end when there is none. */
function afterLastRemote(folders: readonly string[], added: string): string[] {
  const last = folders.findLastIndex((folder) => folder.startsWith('mfe-'));
  return last < 0 ? [...folders, added] : folders.toSpliced(last + 1, 0, added);
}
