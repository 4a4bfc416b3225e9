import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RevisionProof, SignedRevision } from '@lectern/shared/contract';
import { stagedName, writeSynced } from '../store/durable';
import { errorCode, messageOf, StoreError } from '../store/StoreError';
import { canonicalBytes } from './signature';

/**
 * The key of a home that renews the validity of its newest revision, and signs nothing else. `publicKey` is SPKI in
 * base64.
 */
export type OnlineKey = { publicKey: string; privateKey: KeyObject };

/** Milliseconds for which a revision is valid after its date. */
export const VALIDITY_MS = 7 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const fileOf = (folder: string): string => join(folder, 'online.pem');

/** Resolves to the online key in `folder`; null when there is none or it can't be read. */
export async function readOnlineKey(folder: string): Promise<OnlineKey | null> {
  try {
    return pairOf(createPrivateKey(await readFile(fileOf(folder))));
  } catch {
    return null;
  }
}

/** Resolves to the online key in `folder`, `absent` or `damaged`. Throws a StoreError when it can't be read. */
async function findOnlineKey(folder: string): Promise<OnlineKey | 'absent' | 'damaged'> {
  const file = fileOf(folder);
  const pem = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StoreError('unreadable', `The online key in ${file} can't be read: ${messageOf(error)}`, error);
  });
  if (pem === null) return 'absent';
  try {
    return pairOf(createPrivateKey(pem));
  } catch {
    return 'damaged';
  }
}

/**
 * Resolves to the key that renews revisions: that in the file that LECTERN_ONLINE_KEY names, for gateways without the
 * home that releases, or else the one in `folder`; null when there is none. Throws a StoreError for an unusable file.
 */
export async function readRenewalKey(folder: string): Promise<OnlineKey | null> {
  const file = process.env.LECTERN_ONLINE_KEY;
  if (!file) return readOnlineKey(folder);
  try {
    return pairOf(createPrivateKey(await readFile(file)));
  } catch (error) {
    throw new StoreError('unreadable', `LECTERN_ONLINE_KEY names ${file}: ${messageOf(error)}.`, error);
  }
}

/**
 * Resolves to the online key in `folder` for the next revision. The first call makes it, readable by its owner alone. A
 * damaged one is replaced, because a revision that names a key which nobody has can't be renewed. With `replace` it is
 * a new key, which replaces the old one only when `save` is called: once the revision that names it exists. Otherwise
 * `save` does nothing. Throws a StoreError when the key can't be read or written.
 */
export async function prepareOnlineKey(
  folder: string,
  replace: boolean,
): Promise<{ online: OnlineKey; save: () => Promise<void> }> {
  const found = replace ? 'absent' : await findOnlineKey(folder);
  if (typeof found === 'object') return { online: found, save: () => Promise.resolve() };
  const fresh = pairOf(generateKeyPairSync('ed25519').privateKey);
  if (replace) return { online: fresh, save: () => store(folder, fresh, rename) };
  await store(folder, fresh, found === 'damaged' ? rename : link);
  // Another process may have made the key first: then that one is used.
  return { online: (await readOnlineKey(folder)) ?? fresh, save: () => Promise.resolve() };
}

/**
 * Returns the renewal of a revision until the eighth midnight (UTC) after `now`: the same for all gateways of a home on
 * one day. Null for a revision that names another online key, or none.
 */
export function renew(
  { onlineKey, signature }: SignedRevision,
  online: OnlineKey | null,
  now: number,
): RevisionProof['renewal'] | null {
  if (!online || !signature || onlineKey !== online.publicKey) return null;
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + VALIDITY_MS).toISOString();
  const content = { renewal: { signature: signature.value, expires } };
  return { expires, value: sign(null, canonicalBytes(content), online.privateKey).toString('base64') };
}

function pairOf(privateKey: KeyObject): OnlineKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { publicKey: spki.toString('base64'), privateKey };
}

/**
 * Stores the key durably. `install` puts the written file at its path: `rename` replaces a file there, `link` leaves
 * one that another process has made.
 */
async function store(folder: string, { privateKey }: OnlineKey, install: typeof link | typeof rename): Promise<void> {
  const staged = stagedName(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeSynced(staged, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
    await install(staged, fileOf(folder));
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    throw new StoreError('unwritable', `The online key can't be written to ${folder}: ${messageOf(error)}`, error);
  } finally {
    await rm(staged, { force: true }).catch(() => undefined);
  }
}
