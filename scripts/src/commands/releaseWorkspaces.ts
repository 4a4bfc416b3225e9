import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@lectern/shared/contract';
import { sourceFingerprint } from '../build/buildInputs';
import { readPackage, remoteWorkspaces, type Workspace } from '../build/workspaces';
import { channelOf, nameOf, type AnyRelease, type LiveState } from '../registry/liveState';
import { promote, type Stores } from '../registry/promote';
import { RefusedError } from '../registry/refusal';
import { buildInChild } from './buildInChild';
import { readReleasedSources, rememberSource, type ReleasedSources } from './releasedSources';

/** What a start needs to know about its surroundings; `say` tells a person how far it is. */
export type StartContext = { root: string; home: string; stores: Stores; live: LiveState | null; change: Change; say(line: string): void };

/**
 * Builds and publishes each workspace whose sources were not released yet, and makes all of that live in one revision. What was
 * released from the same sources before is left as it is, so that a roll-back outlives a restart. Rejects with a BuildError, a RefusedError
 * or a StoreError.
 */
export async function releaseWorkspaces(context: StartContext): Promise<AnyRelease[]> {
  const sources = await readReleasedSources(context.home);
  const pending = remoteWorkspaces(context.root).map((workspace) => ({ workspace, fingerprint: sourceFingerprint(workspace.directory) }));
  const releases = await twoAtATime(pending, ({ workspace, fingerprint }) => releaseOf(context, sources, workspace, fingerprint));
  const fresh = releases.filter((release) => release !== null);
  if (fresh.length > 0) await promote(context.stores, fresh, context.change, 'none');
  for (const { workspace, fingerprint } of pending) {
    const release = fresh.find(({ remote }) => remote === workspace.name);
    if (release) await rememberSource(context.home, workspace.name, fingerprint, release.version);
  }
  return fresh;
}

/** The release to make live for these sources; null when what is live of them is to stay. */
async function releaseOf(context: StartContext, sources: ReleasedSources, workspace: Workspace, fingerprint: string): Promise<AnyRelease | null> {
  const { bundles } = context.stores;
  const known = sources[workspace.name];
  const isLive = context.live !== null && channelOf(context.live, workspace.name) !== null;
  const version = known?.versions[fingerprint];
  if (version !== undefined && (await bundles.has(workspace.name, version))) {
    return isLive && known?.latest === fingerprint ? null : bundles.release(workspace.name, version);
  }
  return build(context, workspace, fingerprint, Object.values(known?.versions ?? {}));
}

async function build({ stores, say }: Pick<StartContext, 'stores' | 'say'>, { name, directory }: Workspace, fingerprint: string, others: string[]): Promise<AnyRelease> {
  const version = readPackage(directory).version ?? '1.0.0';
  const development = `${version}-dev.s${fingerprint.slice(0, 8)}`;
  if (others.includes(version)) {
    say(`${name} was edited since ${version} was released: building it as ${development} …`);
    return buildAndPublish(stores, name, development);
  }
  try {
    say(`Building ${name} ${version} …`);
    return await buildAndPublish(stores, name, version);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refusals[0]?.code !== 'version-exists') throw error;
    say(`${name} ${version} was released from other sources: building it as ${development} …`);
    return buildAndPublish(stores, name, development);
  }
}

async function buildAndPublish({ bundles }: Stores, name: string, version: string): Promise<AnyRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-build-'));
  try {
    const release = await buildInChild(name, version, folder);
    await bundles.publish(release, folder);
    return release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Like `Promise.all` over `items`, with at most two under way: a build keeps one core busy. Waits for what is under way before it rejects. */
async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  const failed = (await Promise.allSettled([lane(), lane()])).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}

/** Throws a RefusedError when a bundle that is live is damaged: better at the start than on a page. */
export async function verifyLive(stores: Stores): Promise<void> {
  const live = (await stores.registry.latest()).registry;
  const releases = [live.shell.stable, ...Object.values(live.remotes).map((channel) => channel.stable)];
  for (const release of releases) {
    if (await stores.bundles.has(release.remote, release.version)) await stores.bundles.verify(release.remote, release.version);
    else throw new RefusedError({
      code: 'not-published',
      what: `${nameOf(release)} is live, but its bundle is gone.`,
      why: 'Its pages can\'t be served.',
      fix: `Roll back, or release it again: lectern release ${release.remote}.`,
    });
  }
}
