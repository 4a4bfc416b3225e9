import type { Change } from '@lectern/shared/contract';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  createReleaseGate,
  dryRunStores,
  type GateMode,
  openBundleStore,
  openRegistryStore,
  type ReleaseGate,
  type Stores,
} from '../../release';
import { repositoryFolder } from './repositoryFolder';

/** Path of the repository that the command works on: its own checkout, or the one around the working directory. */
export const ROOT = repositoryFolder(__dirname, process.cwd());

/** Options of every command that opens the stores. */
export type StoreOptions = { home?: string; json?: boolean };

/** Options of commands that change the registry. */
export type ChangeOptions = StoreOptions & { by?: string; reason?: string };

/** Adds `--home` and `--json`. */
export function withStoreOptions(command: Command): Command {
  return command
    .option('--home <dir>', 'the folder that holds the stores (default: $LECTERN_HOME, or .lectern in the repository)')
    .option('--json', 'print one JSON document, nothing else, on standard output');
}

/** Adds `--home`, `--json`, `--by` and `--reason`. */
export function withChangeOptions(command: Command): Command {
  return withStoreOptions(command)
    .option('--by <name>', "who makes the change (default: git's user.name, or the system user)")
    .option('--reason <text>', 'the reason, shown in the history');
}

/** Options of commands that change what is live. */
export type LiveOptions = ChangeOptions & { dryRun?: boolean; unverified?: boolean };

/** Adds `--home`, `--json`, `--by`, `--reason`, `--dry-run` and `--unverified`. */
export function withLiveOptions(command: Command): Command {
  return withChangeOptions(command)
    .option('--dry-run', 'check everything and print the plan, but change nothing')
    .option('--unverified', 'let releases go live that no browser has loaded; the history shows it');
}

/** Adds the examples at the end of the help text: calls without the leading `lectern`. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  const title = examples.length === 1 ? 'Example' : 'Examples';
  return command.addHelpText('after', ['', `${title}:`, ...examples.map((call) => `  $ lectern ${call}`)].join('\n'));
}

/** Returns the absolute home folder: from `--home`, `LECTERN_HOME`, or the default. */
export function homeOf(options: StoreOptions): string {
  const named = options.home ?? process.env.LECTERN_HOME;
  return named ? resolve(named) : join(ROOT, '.lectern');
}

/**
 * Opens the stores in the home folder. With `--dry-run` nothing is written to them. Releases go live once a browser has
 * loaded them, unless `mode` or `--unverified` says otherwise.
 */
export function openStores(
  options: Pick<LiveOptions, 'home' | 'dryRun' | 'unverified'>,
  mode: GateMode = options.unverified === true ? 'unverified' : 'loaded',
): Stores & { gate: ReleaseGate } {
  const home = homeOf(options);
  const isDryRun = options.dryRun === true;
  const bundles = openBundleStore(home);
  const gate = createReleaseGate(home, bundles, { mode, isDryRun });
  const stores = { registry: { ...openRegistryStore(home), gate }, bundles };
  return { ...(isDryRun ? dryRunStores(stores) : stores), gate };
}

/** Returns the audit record of the change that a command is about to make. */
export function changeBy(options: ChangeOptions, command: string): Change {
  return { by: options.by?.trim() || currentUser(), command, reason: options.reason?.trim() || '-' };
}

function currentUser(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
    return name || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
