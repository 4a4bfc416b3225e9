import type { Command } from 'commander';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type AnyRelease,
  latestOrNull,
  nameOf,
  nextFreePatch,
  plan,
  previewPromotion,
  promote,
  publishWithDeltas,
  readPackage,
  readRelease,
  RefusedError,
  type Refusal,
  refuse,
  remoteWorkspaces,
  sourceFingerprint,
  type Stores,
} from '../../../release';
import { buildInChild } from '../../build/buildInChild';
import { withFinishedBuild } from '../../build/finishedBuild';
import { printChange } from '../../output/printChange';
import { describeChange, describeLive } from '../../output/describeLive';
import { printResult, printProgress } from '../../output/printResult';
import { requireOneOf, requireVersion } from '../../options/requireOwner';
import { readSourceVersions, recordSourceVersion } from '../../build/sourceVersions';
import {
  changeBy,
  openStores,
  recordsOf,
  ROOT,
  withExamples,
  withLiveOptions,
  type LiveOptions,
} from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';

type ReleaseOptions = LiveOptions & { version?: string; from?: string; routes?: string; promote: boolean };

/** Adds `lectern release <remote|shell>`. */
export function addReleaseCommand(program: Command): void {
  const command = program
    .command('release <remote>')
    .description("build, check, publish and make live (remote: a remote's name, or shell)")
    .option('--version <x.y.z>', 'its version (default: from its package.json)')
    .option('--from <dir>', 'publish this finished build, also one of the webpack, Rspack or Vite plugin')
    .option('--routes <file>', 'routes of a build by such a plugin (default: lectern.json in the build or beside it)')
    .option('--no-promote', 'publish only; make it live later with lectern promote');
  withExamples(
    withLiveOptions(command),
    'release info --reason "new contact form"',
    'release info --version 1.4.2 --no-promote',
    'release info --from build/info --dry-run',
    'release hikes --from ../hikes/dist --routes ../hikes/lectern.json',
  ).action(async (owner: string, options: ReleaseOptions) => {
    if (options.version !== undefined) requireVersion(options.version);
    const workspaceDir = options.from === undefined ? requireWorkspace(owner) : null;
    await requireSite(options, owner);
    if (workspaceDir !== null) await buildAndRelease(owner, workspaceDir, options);
    else await releaseFinished(owner, resolve(options.from ?? ''), options);
  });
}

/** Returns the folder of a remote's sources. Throws a UsageError when there is no such remote. */
function requireWorkspace(owner: string): string {
  const workspaces = remoteWorkspaces(ROOT);
  requireOneOf(
    owner,
    workspaces.map(({ name }) => name),
  );
  return workspaces.find(({ name }) => name === owner)?.directory ?? '';
}

async function buildAndRelease(owner: string, workspaceDir: string, options: ReleaseOptions): Promise<void> {
  const version = options.version ?? readPackage(workspaceDir).version ?? '1.0.0';
  const fingerprint = sourceFingerprint(workspaceDir);
  if (await isPublished(owner, version, fingerprint, options)) {
    printProgress(`${owner} ${version} is already published from these sources: nothing to build.`);
    await releasePublished(await openStores(options).bundles.release(owner, version), options);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'lectern-build-'));
  try {
    printProgress(`Building ${owner} ${version} …`);
    await buildInChild(owner, version, folder);
    await releaseBuild(owner, folder, options);
    if (options.dryRun !== true) await recordSourceVersion(recordsOf(options), owner, fingerprint, version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function releaseFinished(owner: string, folder: string, options: ReleaseOptions): Promise<void> {
  await withFinishedBuild(folder, options, (build) => releaseBuild(owner, build, options));
}

/** A remote can't be the first release of a store, which is therefore probably another one than the caller means. */
async function requireSite(options: ReleaseOptions, owner: string): Promise<void> {
  const { registry, bundles } = openStores(options);
  if (owner !== 'shell' && (await bundles.owners()).length === 0) await registry.latest();
}

/**
 * Returns true when the version was published from these sources, false when it is new. Throws a RefusedError when it
 * was published from others: before the build, which would be wasted.
 */
async function isPublished(
  owner: string,
  version: string,
  fingerprint: string,
  options: ReleaseOptions,
): Promise<boolean> {
  const { bundles } = openStores(options);
  if (!(await bundles.has(owner, version))) return false;
  const sources = await readSourceVersions(recordsOf(options));
  if (sources[owner]?.versions[fingerprint] === version) return true;
  const next = nextFreePatch(version, await bundles.versions(owner));
  throw new RefusedError({
    code: 'version-exists',
    what: `${owner} ${version} can't be released from these sources.`,
    why: 'That version is already published, and a published version never changes.',
    fix:
      `Release them as ${next}: --version ${next}. ` +
      `To make the published version live: lectern promote ${owner} ${version}`,
  });
}

async function releaseBuild(owner: string, folder: string, options: ReleaseOptions): Promise<void> {
  const stores = openStores(options);
  const release = await readRelease(folder);
  refuseOtherBuild(release, owner, folder, options);
  const live = (await latestOrNull(stores.registry))?.registry ?? null;
  const objections = await previewPromotion(stores.registry, live, [release]);
  refuse(options.promote ? objections : objections.filter(({ code }) => code === 'protected-path'));
  const next = objections.length === 0 ? plan(live, { kind: 'promote', releases: [release] }) : null;
  if (next) await stores.gate.checkBuild(release, folder, next);
  if (options.dryRun === true) await stores.bundles.publish(release, folder);
  else await publishWithDeltas(stores, release, folder, printProgress);
  if (options.promote) await promoteNow(stores, release, options);
  else printPublished(release, objections, options);
}

/** Makes a published release live, or only says that it is published. */
async function releasePublished(release: AnyRelease, options: ReleaseOptions): Promise<void> {
  const stores = openStores(options);
  if (options.promote) await promoteNow(stores, release, options);
  else printPublished(release, [], options);
}

async function promoteNow(stores: Stores, release: AnyRelease, options: ReleaseOptions): Promise<void> {
  const changed = await promote(stores, [release], changeBy(options, `release ${nameOf(release)}`));
  const published = `${nameOf(release)} is published.`;
  printChange(options, changed, { published: true, ...describeChange(changed, release.remote) }, [
    published,
    ...describeLive(changed, release.remote),
  ]);
}

function printPublished(release: AnyRelease, objections: readonly Refusal[], options: ReleaseOptions): void {
  const isDryRun = options.dryRun === true;
  printResult(
    options,
    {
      ...(isDryRun && { dryRun: true }),
      published: !isDryRun,
      changed: false,
      owner: release.remote,
      version: release.version,
      objections,
    },
    [
      isDryRun
        ? `${nameOf(release)} can be published. This was a dry run: nothing was changed.`
        : `${nameOf(release)} is published, but not live.`,
      ...objections.map(({ what, fix }) => `Promoting it now would be refused: ${what} ${fix}`),
      `To make it live: lectern promote ${nameOf(release)}`,
    ],
  );
}

function refuseOtherBuild(release: AnyRelease, owner: string, folder: string, { version }: ReleaseOptions): void {
  if (release.remote === owner && (version === undefined || release.version === version)) return;
  throw new UsageError(
    `The build in ${folder} is ${nameOf(release)}, not ${owner}${version === undefined ? '' : ` ${version}`}.`,
    'The version is part of a build. Use that version, or build again with --version.',
  );
}
