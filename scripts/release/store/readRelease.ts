import {
  containerGlobal,
  parseRelease,
  parseShellRelease,
  type Release,
  type ShellRelease,
} from '@lectern/shared/contract';
import { join } from 'node:path';
import { RefusedError } from '../refusal';
import { readBytes } from './durable';
import { messageOf, StoreError } from './StoreError';

/**
 * Reads and parses `release.json` in a build's folder. Throws a RefusedError (`release-invalid`) when it is missing or
 * breaks the contract.
 */
export async function readRelease(folder: string): Promise<Release | ShellRelease> {
  try {
    return await parseFile(folder);
  } catch (error) {
    throw new RefusedError({
      code: 'release-invalid',
      what: `The build in ${folder} can't be released.`,
      why: `Its release.json is not usable: ${messageOf(error)}.`,
      fix: 'Build it again with `lectern release`, or name the folder of a finished build with --from.',
    });
  }
}

/**
 * Reads and parses `release.json` in the folder of a published release. Throws a StoreError `corrupt` when it is
 * missing or breaks the contract.
 */
export async function readPublishedRelease(folder: string): Promise<Release | ShellRelease> {
  try {
    return await parseFile(folder);
  } catch (error) {
    throw new StoreError(
      'corrupt',
      `The published release in ${folder} is damaged: its release.json is not usable: ${messageOf(error)}. Restore ` +
        'it from a backup, or release a new version.',
      error,
    );
  }
}

async function parseFile(folder: string): Promise<Release | ShellRelease> {
  const value: unknown = JSON.parse(new TextDecoder().decode(await readBytes(join(folder, 'release.json'))));
  const release = namesShell(value) ? parseShellRelease(value, 'release.json') : parseRelease(value, 'release.json');
  refuseWrongGlobal(release);
  return release;
}

function namesShell(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'remote' in value && value.remote === 'shell';
}

/** Throws an Error unless the container global is versioned: two releases with one global mix up their chunks. */
function refuseWrongGlobal(release: Release | ShellRelease): void {
  if (!('global' in release)) return;
  const expected = containerGlobal(release.remote, release.version);
  if (release.global !== expected)
    throw new Error(`release.json.global: expected ${expected}, found ${release.global}`);
}
