import { randomBytes } from 'node:crypto';
import { bytesOfText, type ObjectStore } from '../../objects/ObjectStore';
import { BUNDLES, keysOf, pinKey, pinTime } from './bundleKeys';

/** A pin of a killed process ends after an hour, a removal that was killed after ten minutes. */
const PIN_MS = 60 * 60 * 1000;
const REMOVAL_MS = 10 * 60 * 1000;

/** Marks a version as about to go live, so that `removeBundle` leaves it. Resolves to what ends the mark. */
export async function pinBundle(objects: ObjectStore, owner: string, version: string): Promise<() => Promise<void>> {
  const key = pinKey(owner, version, Date.now(), randomBytes(6).toString('hex'));
  await objects.replace(key, bytesOfText(''));
  return () => objects.remove(key).catch(() => undefined);
}

/** Resolves to true while another process removes that version: it may be gone at any moment. */
export async function isBeingRemoved(objects: ObjectStore, owner: string, version: string): Promise<boolean> {
  const mark = await objects.get(keysOf(owner, version).removal);
  return mark !== null && Date.now() - Number(new TextDecoder().decode(mark.bytes)) < REMOVAL_MS;
}

/**
 * Removes a version and the gate's verdict on it, unless it is pinned or `isNeeded` resolves to true; resolves to true
 * if it did. It is marked first: later pins find the mark, and earlier pins are seen here, so no promotion loses its
 * bundle.
 */
export async function removeBundle(
  objects: ObjectStore,
  owner: string,
  version: string,
  isNeeded: () => Promise<boolean>,
): Promise<boolean> {
  const { archive, verdict, removal } = keysOf(owner, version);
  if (!(await objects.has(archive))) return false;
  await objects.replace(removal, bytesOfText(String(Date.now())));
  try {
    if ((await isPinned(objects, owner, version)) || (await isNeeded())) {
      await objects.remove(removal);
      return false;
    }
  } catch (error) {
    await objects.remove(removal).catch(() => undefined);
    throw error;
  }
  await objects.remove(archive);
  await objects.remove(verdict);
  return true;
}

async function isPinned(objects: ObjectStore, owner: string, version: string): Promise<boolean> {
  const keys = await objects.list(`${BUNDLES}${owner}/`);
  return keys.some((key) => {
    const time = pinTime(key, owner, version);
    return time !== null && Date.now() - time < PIN_MS;
  });
}
