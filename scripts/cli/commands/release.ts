import type { Command } from 'commander';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type AnyRelease,
  latestOrNull,
  nameOf,
  previewPromotion,
  promote,
  readPackage,
  readRelease,
  type Refusal,
  refuse,
  remoteWorkspaces,
  sourceFingerprint,
  type Stores,
} from '../../release';
import { buildInChild } from '../build/buildInChild';
import { describeChange, describeLive } from '../output/describeLive';
import { printResult, printProgress } from '../output/printResult';
import { requireOneOf, requireVersion } from '../options/requireOwner';
import { recordSourceVersion } from '../build/sourceVersions';
import { changeBy, homeOf, openStores, ROOT, withChangeOptions, type ChangeOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';

type ReleaseOptions = ChangeOptions & { version?: string; from?: string; promote: boolean; store?: string };

/** Adds `lectern release <remote|shell>`. */
export function addReleaseCommand(program: Command): void {
  const command = program
    .command('release <remote>')
    .description("build, check, publish and make live (remote: a remote's name, or shell)")
    .option('--version <x.y.z>', 'its version (default: from its package.json)')
    .option('--from <dir>', 'publish this finished build instead of building')
    .option('--no-promote', 'publish only; make it live later with lectern promote')
    .option('--store <dir>', 'the same as --home');
  withChangeOptions(command).action(async (owner: string, given: ReleaseOptions) => {
    const options = { ...given, home: given.store ?? given.home };
    if (options.version !== undefined) requireVersion(options.version);
    if (options.from !== undefined) await releaseBuild(owner, resolve(options.from), options);
    else await buildAndRelease(owner, options);
  });
}

async function buildAndRelease(owner: string, options: ReleaseOptions): Promise<void> {
  const workspaces = remoteWorkspaces(ROOT);
  requireOneOf(
    owner,
    workspaces.map((workspace) => workspace.name),
  );
  const workspaceDir = workspaces.find((workspace) => workspace.name === owner)?.directory ?? '';
  const version = options.version ?? readPackage(workspaceDir).version ?? '1.0.0';
  const folder = await mkdtemp(join(tmpdir(), 'lectern-build-'));
  try {
    printProgress(`Building ${owner} ${version} …`);
    const fingerprint = sourceFingerprint(workspaceDir);
    await buildInChild(owner, version, folder);
    await releaseBuild(owner, folder, options);
    await recordSourceVersion(homeOf(options), owner, fingerprint, version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function releaseBuild(owner: string, folder: string, options: ReleaseOptions): Promise<void> {
  const stores = openStores(options);
  const release = await readRelease(folder);
  refuseOtherBuild(release, owner, folder, options);
  const objections = await previewPromotion(stores.registry, (await latestOrNull(stores.registry))?.registry ?? null, [
    release,
  ]);
  refuse(options.promote ? objections : objections.filter(({ code }) => code === 'protected-path'));
  await stores.bundles.publish(release, folder);
  if (options.promote) await promoteNow(stores, release, options);
  else printPublished(release, objections, options);
}

async function promoteNow(stores: Stores, release: AnyRelease, options: ReleaseOptions): Promise<void> {
  const changed = await promote(stores, [release], changeBy(options, `release ${nameOf(release)}`));
  const published = `${nameOf(release)} is published.`;
  printResult(options.json, { published: true, ...describeChange(changed, release.remote) }, [
    published,
    ...describeLive(changed, release.remote),
  ]);
}

function printPublished(release: AnyRelease, objections: readonly Refusal[], options: ReleaseOptions): void {
  printResult(
    options.json,
    { published: true, changed: false, owner: release.remote, version: release.version, objections },
    [
      `${nameOf(release)} is published, but not live.`,
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
