import type { Change } from '@lectern/shared/contract';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { openBundleStore, openRegistryStore, type Stores } from '../../release';

/** The folder of this repository. */
export const ROOT = resolve(__dirname, '../../..');

/** What every command on the stores takes. */
export type StoreOptions = { home?: string; json?: boolean };

/** What commands that change what is live take besides. */
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
    .option('--by <name>', "who makes this change (default: git's user.name, or the system user)")
    .option('--reason <text>', 'why, for the history');
}

/** The absolute home folder that the options or the environment name. */
export function homeOf(options: StoreOptions): string {
  const named = options.home ?? process.env.LECTERN_HOME;
  return named ? resolve(named) : join(ROOT, '.lectern');
}

/** The stores in the home folder. */
export function openStores(options: StoreOptions): Stores {
  const home = homeOf(options);
  return { registry: openRegistryStore(home), bundles: openBundleStore(home) };
}

/** The audit record of what a command is about to do. */
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
