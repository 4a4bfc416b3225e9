import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Change, Registry } from '@lectern/shared/contract';
import {
  type AnyRelease,
  channelOf,
  openTimeline,
  previewPromotion,
  promote,
  publishWithDeltas,
  readPackage,
  refuse,
  RefusedError,
  remoteWorkspaces,
  sourceFingerprint,
  type Stores,
  wasLive,
  type Workspace,
} from '../../release';
import { buildInChild } from './buildInChild';
import { readSourceVersions, recordSourceVersion, type SourceVersions } from './sourceVersions';

/** The repository, the home with its stores, and the live registry. `log` prints progress; tests replace `build`. */
type StartContext = {
  root: string;
  home: string;
  stores: Stores;
  live: Registry | null;
  change: Change;
  log(line: string): void;
  build?: Build;
};

/** Builds a workspace as one version into a new folder. */
export type Build = (owner: string, version: string, folder: string) => Promise<AnyRelease>;

/** A workspace with sources that are not live: its release, and the folder of its build, null if published. */
type Candidate = { workspace: Workspace; fingerprint: string; release: AnyRelease; folder: string | null };

/**
 * Builds the workspaces whose sources were not released yet, checks them together, publishes them, and makes them live
 * in one revision. Sources that were released before are not made live again, and retired remotes stay retired, so that
 * roll-backs and retirements survive a restart.
 * Rejects with a BuildError, a RefusedError or a StoreError.
 */
export async function releaseWorkspaces(context: StartContext): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'lectern-build-'));
  try {
    const candidates = await findCandidates(context, scratch);
    if (candidates.length > 0) await release(context, candidates, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Builds two workspaces at a time, since a build keeps one core busy. After a failure it starts no further build. */
async function findCandidates(context: StartContext, scratch: string): Promise<Candidate[]> {
  const sources = await readSourceVersions(context.home);
  const limit = pLimit({ concurrency: 2, rejectOnClear: true });
  const find = async (workspace: Workspace): Promise<Candidate | null> => {
    try {
      return await findCandidate(context, sources, workspace, scratch);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  };
  const settled = await Promise.allSettled(
    remoteWorkspaces(context.root).map((workspace) => limit(() => find(workspace))),
  );
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
}

/**
 * Returns the release to make live for the sources of `workspace`; null when the live one stays. Sources that were
 * released before are not built again. New ones get the version of package.json, unless other sources have it already.
 */
async function findCandidate(
  context: StartContext,
  sources: SourceVersions,
  workspace: Workspace,
  scratch: string,
): Promise<Candidate | null> {
  if (await isRetired(context, workspace)) return null;
  const { bundles } = context.stores;
  const fingerprint = sourceFingerprint(workspace.directory);
  const known = sources[workspace.name];
  const version = known?.versions[fingerprint];
  if (version !== undefined && (await bundles.has(workspace.name, version))) {
    const isLive = context.live !== null && channelOf(context.live, workspace.name) !== null;
    if (isLive && known?.latest === fingerprint) return null;
    return { workspace, fingerprint, release: await bundles.release(workspace.name, version), folder: null };
  }
  // Known sources whose bundle is gone are built as the same version again.
  const isTaken = version === undefined && Object.values(known?.versions ?? {}).includes(versionOf(workspace));
  if (isTaken) return buildDevelopment(context, workspace, fingerprint, scratch);
  const wanted = version ?? versionOf(workspace);
  context.log(`Building ${workspace.name} ${wanted} …`);
  const folder = join(scratch, `${workspace.name}-${wanted}`);
  return { workspace, fingerprint, release: await buildWith(context)(workspace.name, wanted, folder), folder };
}

/** Returns true for a remote that was taken off the site. Only an explicit release or promotion brings it back. */
async function isRetired(context: StartContext, { name }: Workspace): Promise<boolean> {
  const { stores, live } = context;
  if (live === null || channelOf(live, name) !== null) return false;
  if (!(await wasLive(openTimeline(stores.registry), name))) return false;
  context.log(`${name} is retired: it is not released. To bring it back: lectern release ${name}`);
  return true;
}

/** Builds changed sources of a published version under a new version that contains their fingerprint. */
async function buildDevelopment(
  context: StartContext,
  workspace: Workspace,
  fingerprint: string,
  scratch: string,
): Promise<Candidate> {
  const { name } = workspace;
  const version = `${versionOf(workspace)}-dev.s${fingerprint.slice(0, 8)}`;
  context.log(
    `${name} ${versionOf(workspace)} is published from other sources: building the current ones as ${version} …`,
  );
  const folder = join(scratch, `${name}-${version}`);
  return { workspace, fingerprint, release: await buildWith(context)(name, version, folder), folder };
}

/** Checks all candidates together, publishes them one after the other, and makes them live in one revision. */
async function release(context: StartContext, candidates: readonly Candidate[], scratch: string): Promise<void> {
  const { stores, live, change, home } = context;
  refuse(
    await previewPromotion(
      stores.registry,
      live,
      candidates.map((candidate) => candidate.release),
      'none',
    ),
  );
  const published: Candidate[] = [];
  for (const candidate of candidates) published.push(await publish(context, candidate, scratch));
  await promote(
    stores,
    published.map((candidate) => candidate.release),
    change,
    'none',
  );
  for (const {
    workspace,
    fingerprint,
    release: { version },
  } of published)
    await recordSourceVersion(home, workspace.name, fingerprint, version);
}

/** Publishes a candidate; as a development version when another process has published its version meanwhile. */
async function publish(context: StartContext, candidate: Candidate, scratch: string): Promise<Candidate> {
  if (candidate.folder === null) return candidate;
  try {
    await publishWithDeltas(context.stores, candidate.release, candidate.folder, (line) => context.log(line));
    return candidate;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refusals[0]?.code !== 'version-exists') throw error;
    return publish(
      context,
      await buildDevelopment(context, candidate.workspace, candidate.fingerprint, scratch),
      scratch,
    );
  }
}

const buildWith = ({ build }: StartContext): Build => build ?? buildInChild;

function versionOf({ directory }: Workspace): string {
  return readPackage(directory).version ?? '1.0.0';
}
