import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFixture } from '../../tests/fixtures/releaseFixture';
import { changeRegistry } from '../registry/change';
import { revisionFile } from '../registry/readRevision';
import { openRegistryStore, type RegistryStore } from '../registry/store';
import { sha256 } from '../store/hashes';
import { rotateReleaseKey } from './rotate';
import { describeKey, fingerprintOf, signRevision } from './signature';
import { parseTrustedKey } from './trustedKey';

const change = { by: 'Ann', command: 'test', reason: '-' };
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-trusted-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const home = (name: string): string => join(root, name);
const fileOf = (name: string, serial: number): string => join(home(name), 'registry', revisionFile(serial));

async function release(name: string, ...versions: string[]): Promise<void> {
  for (const version of versions)
    await changeRegistry(openRegistryStore(home(name)), change, () => ({
      shell: { stable: shellFixture({ version }), fallback: null, canary: null },
      remotes: {},
      maintenance: null,
    }));
}

/** The fingerprints of the keys of a home, oldest first. */
const fingerprints = async (name: string): Promise<string[]> =>
  (await openRegistryStore(home(name)).keys()).map(({ publicKey }) => fingerprintOf(publicKey));

/** Opens the revisions of a home as a gateway does that has never seen them. */
function gateway(name: string, trustedKey: string | null): RegistryStore {
  const disk = mkdtempSync(join(root, 'gateway-'));
  cpSync(join(home(name), 'registry'), join(disk, 'registry'), { recursive: true });
  return openRegistryStore(disk, undefined, trustedKey);
}

test('a gateway without stored state accepts only a store that the trusted key has signed', async () => {
  await release('site', '1.0.0', '1.0.1');
  await release('thief', '1.0.0', '6.6.6');
  const [trusted = ''] = await fingerprints('site');
  expect((await gateway('site', trusted).latest()).serial).toBe(2);
  const [theirs = ''] = await fingerprints('thief');
  await expect(gateway('thief', trusted).latest()).rejects.toMatchObject({
    problem: 'untrusted',
    message: expect.stringMatching(
      new RegExp(`the key ${trusted}, which alone.*signed by the key ${theirs}`),
    ) as string,
  });
  expect((await gateway('thief', null).latest()).serial).toBe(2);
});

test('an unsigned store is refused when a trusted key is configured', async () => {
  await release('site', '1.0.0');
  const [trusted = ''] = await fingerprints('site');
  const {
    signature: _signature,
    newKey: _key,
    ...revision
  } = JSON.parse(readFileSync(fileOf('site', 1), 'utf8')) as Record<string, unknown>;
  writeFileSync(fileOf('site', 1), JSON.stringify(revision));
  expect((await gateway('site', null).latest()).serial).toBe(1);
  await expect(gateway('site', trusted).latest()).rejects.toMatchObject({ problem: 'untrusted' });
});

test('revisions signed by another site are skipped, and their keys are not learned', async () => {
  await release('site', '1.0.0');
  await release('thief', '1.0.0', '6.6.6');
  const [trusted = ''] = await fingerprints('site');
  const disk = mkdtempSync(join(root, 'gateway-'));
  cpSync(join(home('thief'), 'registry'), join(disk, 'registry'), { recursive: true });
  const store = openRegistryStore(disk, undefined, trusted);
  await expect(store.latest()).rejects.toMatchObject({ problem: 'untrusted' });
  cpSync(fileOf('site', 1), join(disk, 'registry', revisionFile(1)));
  const { serial, skipped } = await store.latest();
  expect([serial, skipped.length]).toEqual([1, 1]);
});

describe('after a key rotation', () => {
  let keys: string[] = [];
  beforeEach(async () => {
    await release('site', '1.0.0');
    await rotateReleaseKey(openRegistryStore(home('site')), change);
    await release('site', '1.0.1');
    keys = await fingerprints('site');
  });

  test('the trusted key may be the former or the new one', async () => {
    expect(keys).toHaveLength(2);
    for (const key of keys) expect((await gateway('site', key).latest()).serial).toBe(4);
  });

  test('revisions that only the former key signed are refused once the new one is trusted', async () => {
    for (const serial of [2, 3, 4]) rmSync(fileOf('site', serial));
    expect((await gateway('site', keys[0] ?? '').latest()).serial).toBe(1);
    await expect(gateway('site', keys[1] ?? '').latest()).rejects.toMatchObject({ problem: 'untrusted' });
  });

  test('a forged revision that introduces the trusted key is refused', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const own = describeKey(privateKey, '2099-01-01T00:00:00Z');
    const stored = (serial: number): Record<string, unknown> =>
      JSON.parse(readFileSync(fileOf('site', serial), 'utf8')) as Record<string, unknown>;
    const forge = (serial: number, fields: object): void => {
      const { signature: _signature, ...revision } = { ...stored(serial), ...fields };
      const signed = signRevision(revision, privateKey, { key: own.id, since: 1 });
      writeFileSync(fileOf('site', serial), JSON.stringify(signed));
    };
    forge(1, { newKey: own });
    forge(2, { previousHash: sha256(readFileSync(fileOf('site', 1))) });
    await expect(gateway('site', keys[1] ?? '').latest()).rejects.toMatchObject({ problem: 'untrusted' });
  });
});

test('a new home creates no key of its own while another key is trusted', async () => {
  const other = fingerprintOf(describeKey(generateKeyPairSync('ed25519').privateKey, '').publicKey);
  const store = openRegistryStore(home('new'), undefined, other);
  const first = { shell: { stable: shellFixture(), fallback: null, canary: null }, remotes: {}, maintenance: null };
  await expect(changeRegistry(store, change, () => first)).rejects.toMatchObject({ problem: 'untrusted' });
  const files = existsSync(join(home('new'), 'keys')) ? readdirSync(join(home('new'), 'keys')) : [];
  expect(files.filter((name) => name !== 'online.pem')).toEqual([]);
});

test('a trusted key is given as a fingerprint or as a public key', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const fingerprint = fingerprintOf(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
  expect(parseTrustedKey(` ${fingerprint.toUpperCase()}\n`)).toBe(fingerprint);
  expect(parseTrustedKey(publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBe(fingerprint);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => parseTrustedKey(pem)).toThrow('is a private key');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  expect(() => parseTrustedKey(rsa.export({ type: 'spki', format: 'pem' }).toString())).toThrow('no Ed25519 key');
  expect(() => parseTrustedKey('trust me')).toThrow('neither a fingerprint');
});
