import { execFileSync } from 'node:child_process';
import { inputPaths, newestInput } from './buildInputs';
import { repositoryRoot } from './workspaces';

/** Origin of a release: `builtAt` as an ISO 8601 time, and `commit`, an id or `unknown`. */
export type Provenance = { builtAt: string; commit: string };

/**
 * Returns the provenance of a build, which is the same for the same sources. `builtAt` is SOURCE_DATE_EPOCH (seconds
 * since 1970) if set, else the time of the commit, or that of the newest input when inputs have uncommitted changes.
 * Their commit is named `<12 digits>dirty`.
 */
export function provenance(directory: string): Provenance {
  const root = repositoryRoot(directory);
  const commit = git(root, 'rev-parse', 'HEAD');
  const isClean = commit !== null && git(root, 'status', '--porcelain', '--', ...inputPaths(directory)) === '';
  return { builtAt: builtAt(root, directory, isClean), commit: commitName(commit, isClean) };
}

function builtAt(root: string, directory: string, isClean: boolean): string {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  if (Number.isFinite(epoch)) return new Date(epoch * 1000).toISOString();
  const committed = isClean ? Number(git(root, 'log', '-1', '--format=%ct')) * 1000 : Number.NaN;
  return new Date(Number.isFinite(committed) ? committed : newestInput(directory)).toISOString();
}

function commitName(commit: string | null, isClean: boolean): string {
  if (commit === null) return 'unknown';
  return isClean ? commit : `${commit.slice(0, 12)}dirty`;
}

/** Returns the trimmed output of a git command; null when it fails, as outside a repository. */
function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
