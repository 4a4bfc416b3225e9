import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseShellRelease, type ShellRelease } from '@lectern/shared/contract';
import { compile, federated, RELEASE_FILE } from '../../release/build';
import { readPackage, remoteWorkspaces, sourceFingerprint } from '../../release';
import { developmentVersion } from './developmentVersion';

/** A development build of this repository's shell: its description, and the folder that holds its files. */
export type LocalShell = { release: ShellRelease; folder: string };

const PREAMBLE = join(__dirname, 'refreshPreamble.cjs');
const DAY_MS = 86_400_000;

/** Returns the folder with the sources of this repository's shell; null for a team's own repository, which has none. */
export function shellSources(root: string): string | null {
  return remoteWorkspaces(root).find(({ kind }) => kind === 'shell')?.directory ?? null;
}

/**
 * Builds the shell with its sources in `directory` for development, or reuses a build of the same sources. Deletes
 * other builds that are more than a day old. Rejects with a BuildError.
 */
export async function buildLocalShell(root: string, directory: string): Promise<LocalShell> {
  const builds = join(root, 'node_modules', '.cache', 'lectern', 'development-shell');
  const preamble = createHash('sha256').update(readFileSync(PREAMBLE)).digest('hex');
  const folder = join(builds, `${sourceFingerprint(directory).slice(0, 16)}-${preamble.slice(0, 8)}`);
  if (!existsSync(join(folder, RELEASE_FILE))) {
    removeOldBuilds(builds);
    await build(directory, folder);
  }
  return { release: parseShellRelease(JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')), 'shell'), folder };
}

async function build(directory: string, folder: string): Promise<void> {
  const staged = `${folder}.${String(process.pid)}`;
  const configuration = federated(directory, {
    mode: 'development',
    version: developmentVersion(readPackage(directory).version),
    outDir: staged,
  });
  await compile({ ...configuration, entry: { shell: [PREAMBLE, './src/index.tsx'] } }, 'shell');
  if (existsSync(folder)) rmSync(staged, { recursive: true });
  else renameSync(staged, folder);
}

function removeOldBuilds(builds: string): void {
  mkdirSync(builds, { recursive: true });
  const old = readdirSync(builds).filter((entry) => Date.now() - statSync(join(builds, entry)).mtimeMs > DAY_MS);
  for (const entry of old) rmSync(join(builds, entry), { recursive: true, force: true });
}
