import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** Algorithm of the signatures: every browser's WebCrypto verifies it. */
export const ALGORITHM = 'ES256';

/** A public key as `/.well-known/jwks.json` lists it. */
export type PublicKey = JWK & { kid: string };

/**
 * The keys that sign certificates. The newest signs; older ones stay listed, so that what they signed still verifies.
 */
export type CertificateKeys = {
  readonly file: string;
  readonly publicKeys: readonly PublicKey[];
  readonly signing: { kid: string; key: CryptoKey };
};

type Stored = { createdAt: string; key: JWK & { kid: string } };

const pathOf = (home: string): string => join(home, 'config', 'certificate-keys.json');

/**
 * Returns the keys in `<home>/config/certificate-keys.json`, and creates the file with a first key if there is none.
 * Rejects with an Error that names the file when it can't be read or is malformed: a new key instead would make
 * nobody's certificates verify.
 */
export async function openKeys(home: string): Promise<CertificateKeys> {
  const stored = await readKeys(home);
  return toKeys(home, stored ?? (await addKey(home, [])));
}

/** Adds a key that signs from now on. Older certificates still verify. Resolves to all keys. */
export async function rotateKeys(home: string): Promise<CertificateKeys> {
  return toKeys(home, await addKey(home, (await readKeys(home)) ?? []));
}

async function addKey(home: string, stored: readonly Stored[]): Promise<Stored[]> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
  const keys = [{ createdAt: new Date().toISOString(), key }, ...stored];
  const path = pathOf(home);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await replaceDurably(path, `${JSON.stringify({ keys }, null, 2)}\n`);
  } catch (error) {
    throw new Error(
      `${path} can't be written (${reasonOf(error)}): certificates need a key. Check the space and the permissions ` +
        'there, and try again.',
      { cause: error },
    );
  }
  return keys;
}

/** Replaces a file once its bytes are on disk: what signs must not be lost after it has signed. */
async function replaceDurably(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

async function readKeys(home: string): Promise<Stored[] | null> {
  const path = pathOf(home);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} can't be read (${reasonOf(error)}). Let the user that runs the site read it.`, {
      cause: error,
    });
  }
  const keys = parseKeys(text);
  if (keys === null) throw new Error(`${path} is not a file of certificate keys. Restore it from a backup.`);
  return keys;
}

function parseKeys(text: string): Stored[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const keys = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : null;
  return Array.isArray(keys) && keys.length > 0 && keys.every(isStored) ? keys : null;
}

function isStored(value: unknown): value is Stored {
  const key: unknown = typeof value === 'object' && value !== null && 'key' in value ? value.key : null;
  if (typeof key !== 'object' || key === null) return false;
  return ['kid', 'x', 'y', 'd'].every((name) => typeof (key as Record<string, unknown>)[name] === 'string');
}

async function toKeys(home: string, stored: readonly Stored[]): Promise<CertificateKeys> {
  const [newest] = stored;
  if (!newest) throw new Error('There is no certificate key.');
  const publicKeys = stored.map(({ key: { kid, kty, crv, x, y } }) => ({
    kid,
    alg: ALGORITHM,
    use: 'sig',
    ...(kty && { kty }),
    ...(crv && { crv }),
    ...(x && { x }),
    ...(y && { y }),
  }));
  const key = (await importJWK(newest.key, ALGORITHM)) as CryptoKey;
  return { file: pathOf(home), publicKeys, signing: { kid: newest.key.kid, key } };
}
