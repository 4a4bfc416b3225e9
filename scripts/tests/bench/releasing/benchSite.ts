import { execFile, fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Release } from '@lectern/shared/contract';
import { openStores } from '../../../cli';
import { copyRelease, promote, type Changes, type Stores } from '../../../release';
import { copyHome } from '../../e2e/harness/copyHome';
import { prepareHome } from '../../e2e/harness/home';
import type { Command, Reply } from './siteServer';

/** A site under test: its address, its home folder, and the command on its stores. */
export type ReleasedSite = {
  url: string;
  home: string;
  /** Rejects with what the command printed unless it exits with 0. Resolves to its standard output. */
  lectern(...args: string[]): Promise<string>;
};

/** Bytes of a process: its heap after a collection with what belongs to it, and its resident memory. */
export type Memory = { heap: number; resident: number };

/** A copy of the prepared home, served by a process of its own. */
export type BenchSite = ReleasedSite & { pid: number; memory(): Promise<Memory>; close(): Promise<void> };

const LECTERN = resolve(__dirname, '../../../bin/lectern.cjs');

/** Home to copy, and the bytes of bundles that the site keeps in memory; both as usual when left out. */
type BenchSiteOptions = { home?: string; bundleCacheBytes?: number };

/** Serves a copy of a prepared home on a free port; without one, what changed is built first. */
export async function openBenchSite({ home, bundleCacheBytes }: BenchSiteOptions = {}): Promise<BenchSite> {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  return serveCopy(home ?? (await prepareHome(log, 'lectern-bench')), bundleCacheBytes);
}

async function serveCopy(prepared: string, bundleCacheBytes: number | undefined): Promise<BenchSite> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
  copyHome(prepared, home);
  const child = fork(join(__dirname, 'siteServer.ts'), [home, String(bundleCacheBytes)], {
    execArgv: ['--expose-gc', '-r', 'tsx/cjs'],
  });
  const first = await next(child);
  if (!('url' in first)) throw new Error('The site sent an unexpected message.');
  const ask = (command: Command): Promise<Reply> => {
    child.send(command);
    return next(child);
  };
  return {
    url: first.url,
    pid: child.pid ?? NaN,
    home,
    lectern: (...args) => runCommand(home, args),
    memory: async () => {
      const reply = await ask('memory');
      return 'heap' in reply ? reply : { heap: NaN, resident: NaN };
    },
    close: async () => {
      await ask('stop').catch(() => undefined);
      await rm(home, { recursive: true, force: true });
    },
  };
}

function next(child: ChildProcess): Promise<Reply> {
  return new Promise((done, fail) => {
    const ended = (code: number | null): void => fail(new Error(`The site ended with ${String(code)}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message as Reply);
    });
  });
}

function runCommand(home: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, LECTERN_HOME: home };
  return new Promise((done, fail) => {
    execFile(process.execPath, [LECTERN, ...args], { env }, (error, out, err) => {
      if (error) fail(new Error(`lectern ${args.join(' ')} exited with ${String(error.code)}:\n${out}${err}`));
      else done(out);
    });
  });
}

/** Resolves to the live version of a remote. Throws an Error when none is live. */
export async function liveVersion(home: string, remote: string): Promise<string> {
  const { registry } = await openStores({ home }).registry.latest();
  const live = registry.remotes[remote];
  if (!live) throw new Error(`No version of ${remote} is live in ${home}.`);
  return live.stable.version;
}

/** Publishes a copy of a published release as another version, through the real store. */
export async function publishCopy(
  home: string,
  source: { remote: string; version: string },
  version: string,
  changes?: Changes,
): Promise<Release> {
  const { bundles } = openStores({ home });
  const folder = await mkdtemp(join(tmpdir(), 'lectern-copy-'));
  try {
    const from = join(home, 'bundles', source.remote, source.version);
    const release = await copyRelease(from, join(folder, 'build'), version, changes);
    await bundles.publish(release, join(folder, 'build'));
    return release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes published releases live, as `lectern promote --unverified` does. Resolves to the new serial. */
export function promoteUnverified(home: string, ...releases: Release[]): Promise<number> {
  return promoteIn(openStores({ home, unverified: true }), releases);
}

/** The same through the gate, as `lectern promote` does. Rejects with a RefusedError for a release that is broken. */
export function promoteVerified(home: string, ...releases: Release[]): Promise<number> {
  return promoteIn(openStores({ home }, 'loaded'), releases);
}

async function promoteIn(stores: Stores, releases: readonly Release[]): Promise<number> {
  const names = releases.map(({ remote, version }) => `${remote}@${version}`).join(' ');
  const { registry } = await promote(stores, releases, { by: 'bench', command: `promote ${names}`, reason: '-' });
  return registry.serial;
}
