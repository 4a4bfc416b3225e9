import { execFileSync } from 'node:child_process';
import { inputPaths, newestInput } from './buildInputs';
import { repositoryRoot } from './workspaces';

/** Origin of a release: an ISO 8601 time, and a commit id or `unknown`. */
export type Provenance = { builtAt: string; commit: string };

/**
 * Returns the origin of a build, the same for the same sources. `builtAt` is SOURCE_DATE_EPOCH if set, else the
 * commit's time if the inputs are unchanged since, else the time of the newest input. A commit with uncommitted changes
 * is named `<12 digits>dirty`.
 */
export function provenance(directory: string): Provenance {
  const root = repositoryRoot(directory);
  const commit = git(root, 'rev-parse', 'HEAD');
  const clean = commit !== null && git(root, 'status', '--porcelain', '--', ...inputPaths(directory)) === '';
  return { builtAt: builtAt(root, directory, clean), commit: commitName(commit, clean) };
}

function builtAt(root: string, directory: string, clean: boolean): string {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  if (Number.isFinite(epoch)) return new Date(epoch * 1000).toISOString();
  const committed = clean ? Number(git(root, 'log', '-1', '--format=%ct')) * 1000 : Number.NaN;
  return new Date(Number.isFinite(committed) ? committed : newestInput(directory)).toISOString();
}

function commitName(commit: string | null, clean: boolean): string {
  if (commit === null) return 'unknown';
  return clean ? commit : `${commit.slice(0, 12)}dirty`;
}

function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
