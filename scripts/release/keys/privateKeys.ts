import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSynced } from '../store/durable';
import { messageOf, StoreError } from '../store/StoreError';
import { describeKey, type ReleaseKey } from './signature';

/** A key with its private half. `file` is null for the one that LECTERN_RELEASE_KEY names. */
export type KeyPair = { key: ReleaseKey; privateKey: KeyObject; file: string | null };

/** Milliseconds for which a new key signs: two years. */
const VALIDITY_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * Makes the next key of the home: that of LECTERN_RELEASE_KEY if it is set, or a new one in `<home>/keys`, readable by
 * its owner alone. Throws a StoreError when the key can't be read or written.
 */
export async function makeKey(folder: string, now: number): Promise<KeyPair> {
  const expires = new Date(now + VALIDITY_MS).toISOString();
  const configured = await configuredKey();
  if (configured) return { key: describeKey(configured, expires), privateKey: configured, file: null };
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = describeKey(privateKey, expires);
  const file = fileOf(folder, key.id);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeSynced(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  } catch (error) {
    await removePrivateKey(folder, key.id);
    throw new StoreError('unwritable', `The release key can't be written to ${file}: ${messageOf(error)}`, error);
  }
  return { key, privateKey, file };
}

/** Resolves to the private half of `key`. Throws a StoreError that says where it is missing. */
export async function privateKeyOf(folder: string, key: ReleaseKey): Promise<KeyObject> {
  const configured = await configuredKey();
  if (configured && describeKey(configured, key.expires).id === key.id) return configured;
  const file = fileOf(folder, key.id);
  try {
    return createPrivateKey(await readFile(file));
  } catch (error) {
    throw new StoreError(
      'unwritable',
      `The release key ${key.id} signs the revisions of this site, and ${file} can't be read, so nothing can be ` +
        'changed. Set LECTERN_RELEASE_KEY to the file with that key, or run the command where it is. If it is lost, ' +
        `copy keys/${key.id}.pem from a backup of the home (\`lectern backup\`). If there is none, ` +
        'scripts/docs/public-site.md says how to go on with a new key.',
      error,
    );
  }
}

/** Removes the private half of a key that no longer signs. Never rejects: without it nothing else changes. */
export async function removePrivateKey(folder: string, id: string): Promise<void> {
  await rm(fileOf(folder, id), { force: true }).catch(() => undefined);
}

const fileOf = (folder: string, id: string): string => join(folder, `${id}.pem`);

async function configuredKey(): Promise<KeyObject | null> {
  const file = process.env.LECTERN_RELEASE_KEY;
  if (!file) return null;
  try {
    const key = createPrivateKey(await readFile(file));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
    return key;
  } catch (error) {
    throw new StoreError('unreadable', `LECTERN_RELEASE_KEY names ${file}: ${messageOf(error)}.`, error);
  }
}
