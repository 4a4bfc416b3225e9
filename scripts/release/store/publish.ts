import type { Release, ShellRelease } from '@lectern/shared/contract';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inc } from 'semver';
import { RefusedError } from '../refusal';
import { copySynced, fingerprint } from './bundleFiles';
import { findBudgetOverruns } from './byteBudget';
import { stagedName, sweepStaged, syncFolder } from './durable';
import { readFileHashes } from './fileHashes';
import { findDamage } from './integrity';
import { readPublishedRelease, readRelease } from './readRelease';
import { messageOf, StoreError } from './StoreError';

/**
 * `build` checks a new release with its byte budget; `copy` one that another store has published: only its bytes, since
 * what it had to fulfil may have been less at its time.
 */
export type PublishKind = 'build' | 'copy';

/**
 * Publishes a build below `ownerFolder`, see `BundleStore.publish`. Copies it to a temporary folder on the same disk,
 * checks the copy, then renames it.
 */
export async function publish(
  ownerFolder: string,
  release: Release | ShellRelease,
  fromDir: string,
  kind: PublishKind = 'build',
): Promise<void> {
  const target = join(ownerFolder, release.version);
  const refuseOther = async (): Promise<void> =>
    refuseDifferentBytes(release, fromDir, target, await readdir(ownerFolder));
  if (existsSync(target)) {
    await refuseOther();
    return;
  }
  const staged = stagedName(ownerFolder);
  try {
    await copySynced(fromDir, staged);
    await refuseUnfit(release, staged, fromDir, kind);
    await rename(staged, target);
    await syncFolder(ownerFolder);
  } catch (error) {
    if (error instanceof RefusedError || error instanceof StoreError) throw error;
    if (!existsSync(target)) throw unwritable(ownerFolder, release, error);
    await refuseOther();
  } finally {
    await rm(staged, { recursive: true, force: true }).catch(() => undefined);
    await sweepStaged(ownerFolder);
  }
}

function unwritable(ownerFolder: string, release: Release | ShellRelease, cause: unknown): StoreError {
  return new StoreError(
    'unwritable',
    `${release.remote} ${release.version} can't be written to ${ownerFolder}: ${messageOf(cause)}`,
    cause,
  );
}

/** Throws a RefusedError unless the copy of `fromDir` in `staged` may be published as `release`. */
export async function refuseUnfit(
  release: Release | ShellRelease,
  staged: string,
  fromDir: string,
  kind: PublishKind,
): Promise<void> {
  await refuseDamage(release, staged, fromDir, kind);
  const overruns = kind === 'build' ? await findBudgetOverruns(release, staged) : [];
  if (overruns.length > 0) throw new RefusedError(...overruns);
}

async function refuseDamage(
  release: Release | ShellRelease,
  staged: string,
  fromDir: string,
  kind: PublishKind,
): Promise<void> {
  const written = await readRelease(staged);
  const damage = await findDamage(release, staged);
  if (!isDeepStrictEqual(written, release)) {
    damage.push({
      code: 'release-invalid',
      what: `The build in ${fromDir} can't be released as ${release.remote} ${release.version}.`,
      why: `Its release.json belongs to ${written.remote} ${written.version}, or to another build.`,
      fix: 'Build it again under that version.',
    });
  }
  if (kind === 'build' && readFileHashes(staged) === null) {
    damage.push({
      code: 'release-invalid',
      what: `The build in ${fromDir} can't be released as ${release.remote} ${release.version}.`,
      why: 'Its release.json has no hashes of all files ("files"), so damage to some of them would go unnoticed.',
      fix: 'Build it again with this version of lectern.',
    });
  }
  if (damage.length > 0) throw new RefusedError(...damage);
}

/**
 * Throws a RefusedError unless the build in `fromDir` has the bytes of the one that is published in `published`, and a
 * StoreError when that is damaged.
 */
export async function refuseDifferentBytes(
  release: Release | ShellRelease,
  fromDir: string,
  published: string,
  taken: readonly string[],
): Promise<void> {
  const same = isDeepStrictEqual(content(release), content(await readPublishedRelease(published)));
  if (same && (await fingerprint(fromDir)) === (await fingerprint(published))) return;
  throw versionExists(release, taken, 'That version already exists with different bytes');
}

/** Returns the refusal of a version that is taken; `why` begins the sentence with the reason. */
export function versionExists(
  { remote, version }: Pick<Release, 'remote' | 'version'>,
  taken: readonly string[],
  why: string,
): RefusedError {
  const next = nextFreePatch(version, taken);
  return new RefusedError({
    code: 'version-exists',
    what: `${remote} ${version} can't be published.`,
    why: `${why}, and a published version never changes.`,
    fix: `Release it as ${next}: --version ${next}.`,
  });
}

/** Returns the release without time and commit: the same code built again is the same release. */
function content(release: Release | ShellRelease): unknown {
  return { ...release, builtAt: '', commit: '' };
}

/** Returns the first patch version after `version` that is not taken. */
export function nextFreePatch(version: string, taken: readonly string[]): string {
  let next = inc(version, 'patch') ?? version;
  while (taken.includes(next)) next = inc(next, 'patch') ?? next;
  return next;
}
