import type { Change } from '@lectern/shared/contract';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  createReleaseGate,
  dryRunStores,
  type GateMode,
  openStoresAt,
  type ReleaseGate,
  type Stores,
  type StoresAt,
  StoreUrlError,
} from '../../release';
import { requireFinishedRestore } from '../site/unfinishedRestore';
import { repositoryFolder } from './repositoryFolder';
import { trustedKeyOf } from './trustedKey';
import { UsageError } from './UsageError';

/** Path of the repository that the command works on: its own checkout, or the one around the working directory. */
export const ROOT = repositoryFolder(__dirname, process.cwd());

/** Options of every command that opens the stores. */
export type StoreOptions = { home?: string; store?: string; trustedKey?: string; json?: boolean };

/** Options of commands that change the registry. */
export type ChangeOptions = StoreOptions & { by?: string; reason?: string };

/** Adds `--home` and `--json`. */
export function withStoreOptions(command: Command): Command {
  return command
    .option('--home <dir>', 'the folder that holds the stores (default: $LECTERN_HOME, or .lectern in the repository)')
    .option('--json', 'print one JSON document, nothing else, on standard output');
}

/** Adds `--store`, `--trusted-key`, `--home` and `--json`, for commands that read or write releases. */
export function withReleaseStore(command: Command): Command {
  return withStoreOptions(
    command
      .option(
        '--store <url>',
        'the store of releases: file:DIR, s3://bucket/prefix or az://container/prefix (default: $LECTERN_STORE, or ' +
          'the home folder)',
      )
      .option(
        '--trusted-key <key>',
        'the key that must have signed the releases, or one that it handed over to: a fingerprint, or a file with ' +
          'one or with a public key (default: $LECTERN_TRUSTED_KEY, or the keys of the home, or the first one in the ' +
          'store)',
      ),
  );
}

/** Adds `--home`, `--json`, `--by` and `--reason`. */
export function withChangeOptions(command: Command): Command {
  return withAudit(withStoreOptions(command));
}

/** Adds `--by` and `--reason`. */
export function withAudit(command: Command): Command {
  return command
    .option('--by <name>', "who makes the change (default: git's user.name, or the system user)")
    .option('--reason <text>', 'the reason, shown in the history');
}

/** Options of commands that change what is live. */
export type LiveOptions = ChangeOptions & { dryRun?: boolean; unverified?: boolean };

/** Adds the options of `withReleaseStore`, and `--by`, `--reason`, `--dry-run` and `--unverified`. */
export function withLiveOptions(command: Command): Command {
  return withAudit(withReleaseStore(command))
    .option('--dry-run', 'check everything and print the plan, but change nothing')
    .option('--unverified', 'let releases go live that no browser has loaded; the history shows it');
}

/** Adds the examples at the end of the help text: calls without the leading `lectern`. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  const title = examples.length === 1 ? 'Example' : 'Examples';
  return command.addHelpText('after', ['', `${title}:`, ...examples.map((call) => `  $ lectern ${call}`)].join('\n'));
}

/**
 * Returns the absolute home folder: from `--home`, `LECTERN_HOME`, or the default. Throws a UsageError for one whose
 * restore was interrupted.
 */
export function homeOf(options: StoreOptions): string {
  const home = namedHome(options);
  requireFinishedRestore(home);
  return home;
}

/** Returns the folder as `homeOf` does, also when it has to be restored. */
export function namedHome(options: StoreOptions): string {
  const named = options.home ?? process.env.LECTERN_HOME;
  return named ? resolve(named) : join(ROOT, '.lectern');
}

/** Returns the address of the store that `--store` or LECTERN_STORE names; null for the home folder itself. */
export function storeUrlOf({ store }: StoreOptions): string | null {
  return (store ?? process.env.LECTERN_STORE)?.trim() || null;
}

/**
 * Opens the stores that `--store`, LECTERN_STORE or the home name. Throws a UsageError for an unusable address or
 * trusted key.
 */
export function storesOf(options: StoreOptions, access: { cacheBytes?: number; freshMs?: number } = {}): StoresAt {
  const home = homeOf(options);
  try {
    return openStoresAt(storeUrlOf(options) ?? `file:${home}`, {
      home: options.home === undefined ? { unlessFolder: home } : home,
      environment: process.env,
      trustedKey: trustedKeyOf(options.trustedKey, process.env.LECTERN_TRUSTED_KEY),
      ...access,
    });
  } catch (error) {
    throw error instanceof StoreUrlError ? new UsageError(error.message, error.fix) : error;
  }
}

/** Returns the folder of this machine for records about a store, such as the sources of its versions. */
export const recordsOf = (options: StoreOptions): string =>
  storeUrlOf(options) === null ? homeOf(options) : storesOf(options).folder;

/**
 * Opens the stores of a command. With `--dry-run` nothing is written to them. Releases go live once a browser has
 * loaded them, unless `mode` or `--unverified` says otherwise.
 */
export function openStores(
  options: Pick<LiveOptions, 'home' | 'store' | 'trustedKey' | 'dryRun' | 'unverified'>,
  mode: GateMode = options.unverified === true ? 'unverified' : 'loaded',
): Stores & { gate: ReleaseGate } {
  const isDryRun = options.dryRun === true;
  const { registry, bundles } = storesOf(options);
  const gate = createReleaseGate(bundles, { mode, isDryRun });
  const stores = { registry: { ...registry, gate }, bundles };
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
