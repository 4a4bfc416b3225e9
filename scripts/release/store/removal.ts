import { mkdir, readdir, rename, rm, rmdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { stagedName, syncFolder } from './durable';
import { errorCode, messageOf, StoreError } from './StoreError';
import { verdictFile } from './verdictFile';

const PIN = '.staged-pin~';

/**
 * Marks a version as about to go live, so that `removeBundle` leaves it; resolves to the function that ends the mark.
 * A mark of a killed process ends after an hour. In a folder that can't be written there is no mark, and no removal.
 */
export async function pinBundle(ownerFolder: string, version: string): Promise<() => Promise<void>> {
  const pin = join(ownerFolder, `${PIN}${version}~${stagedName('').slice(1)}`);
  const isPinned = await mkdir(pin).then(
    () => true,
    () => false,
  );
  return async () => {
    if (isPinned) await rmdir(pin).catch(() => undefined);
  };
}

/**
 * Removes a version and the gate's verdict on it, unless it is pinned or `isNeeded` resolves to true; resolves to true
 * if it did. It is moved aside first, so that later pins fail, and then checked for earlier pins: no promotion loses
 * its bundle. Rejects with a StoreError, `unwritable` or that of `isNeeded`; the bundle is then moved back, unless the
 * disk refuses that too.
 */
export async function removeBundle(
  ownerFolder: string,
  version: string,
  isNeeded: () => Promise<boolean>,
): Promise<boolean> {
  const folder = join(ownerFolder, version);
  const aside = stagedName(ownerFolder);
  try {
    // Its age would be that of the bundle, and `sweepStaged` of another process would remove it at once.
    await utimes(folder, new Date(), new Date());
    await rename(folder, aside);
    let isKept = true;
    try {
      isKept = (await isPinned(ownerFolder, version)) || (await isNeeded());
    } finally {
      // Also when it is unknown whether the bundle is needed.
      if (isKept) await rename(aside, folder);
    }
    if (isKept) return false;
    await syncFolder(ownerFolder);
    await rm(aside, { recursive: true, force: true });
    await rm(verdictFile(folder), { force: true });
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    if (error instanceof StoreError) throw error;
    throw new StoreError('unwritable', `${folder} can't be removed: ${messageOf(error)}`, error);
  }
}

async function isPinned(ownerFolder: string, version: string): Promise<boolean> {
  return (await readdir(ownerFolder)).some((name) => name.startsWith(`${PIN}${version}~`));
}
