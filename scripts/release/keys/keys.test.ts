import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFixture } from '../../tests/fixtures/releaseFixture';
import { fileObjects } from '../objects/fileObjects';
import { changeRegistry } from '../registry/change';
import { revisionFile } from '../registry/readRevision';
import { openRegistryStore } from '../registry/store';
import { verifyChain } from '../registry/verifyChain';
import { sha256 } from '../store/hashes';
import { rotateReleaseKey, signAtStart } from './rotate';

const change = { by: 'Ann', command: 'test', reason: '-' };
let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-keys-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
  delete process.env.LECTERN_RELEASE_KEY;
});

const only = <R>(stable: R): { stable: R; fallback: null; canary: null } => ({ stable, fallback: null, canary: null });
const fileOf = (serial: number): string => join(home, 'registry', revisionFile(serial));
/** Returns the names of the private halves of keys that sign revisions. */
const keyFiles = (): string[] => readdirSync(join(home, 'keys')).filter((name) => /^[0-9a-f]{16}\.pem$/.test(name));
type Stored = Record<string, unknown>;
const readStored = (serial: number): Stored => JSON.parse(readFileSync(fileOf(serial), 'utf8')) as Stored;
const writeStored = (serial: number, value: Stored): void => writeFileSync(fileOf(serial), JSON.stringify(value));

/** Appends a revision with a shell of that version. */
const append = (version: string, folder = home, now?: () => number) =>
  changeRegistry(
    openRegistryStore(folder),
    change,
    (live) => ({
      shell: only(shellFixture({ version })),
      remotes: live?.remotes ?? {},
      maintenance: null,
    }),
    now,
  );

/** Makes a log from before signatures. */
async function appendUnsigned(...versions: string[]): Promise<void> {
  for (const version of versions) await append(version);
  let previousHash = '';
  for (const serial of versions.keys()) {
    const {
      signature: _signature,
      newKey: _newKey,
      onlineKey: _online,
      expires: _end,
      ...revision
    } = readStored(serial + 1);
    writeStored(serial + 1, { ...revision, previousHash });
    previousHash = sha256(readFileSync(fileOf(serial + 1)));
  }
  rmSync(join(home, 'keys'), { recursive: true });
}

test('the first revision makes a key that only its owner can read, and every revision is signed', async () => {
  await append('1.0.0');
  await append('1.0.1');
  const store = openRegistryStore(home);
  const [key] = await store.keys();
  expect((await store.signerOf(2))?.id).toBe(key?.id);
  expect(statSync(join(home, 'keys', `${key?.id ?? ''}.pem`)).mode & 0o777).toBe(0o600);
  expect(await verifyChain(store)).toEqual([]);
});

test.each<[string, (stored: Stored) => Stored, string]>([
  ['altered', (stored) => ({ ...stored, maintenance: { message: 'Closed' } }), 'it was altered'],
  ['without its signature', ({ signature: _signature, ...stored }) => stored, 'it is not signed'],
  [
    'with the signature of another revision',
    (stored) => ({ ...stored, signature: readStored(2).signature }),
    'it was altered',
  ],
])('a revision %s is refused, and the one before stays in use', async (_name, tamper, why) => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await append(version);
  writeStored(3, tamper(readStored(3)));
  const latest = await openRegistryStore(home).latest();
  expect(latest.serial).toBe(2);
  expect(latest.skipped[0]?.error).toContain(why);
  expect((await verifyChain(openRegistryStore(home))).map(({ serial }) => serial)).toEqual([3]);
});

test('a revision of another site is refused, also with the key that it introduces', async () => {
  const other = mkdtempSync(join(tmpdir(), 'lectern-other-'));
  await append('1.0.0');
  for (const version of ['1.0.0', '6.6.6', '6.6.7']) await append(version, other);
  for (const serial of [1, 2, 3]) cpSync(join(other, 'registry', revisionFile(serial)), fileOf(serial));
  rmSync(other, { recursive: true });
  await expect(openRegistryStore(home).latest()).rejects.toThrow('which this site does not trust');
});

test('a rotated key no longer signs, and what it signed stays valid', async () => {
  await append('1.0.0');
  const former = mkdtempSync(join(tmpdir(), 'lectern-former-'));
  cpSync(home, former, { recursive: true });
  const watching = openRegistryStore(home);
  await watching.latest();
  await rotateReleaseKey(openRegistryStore(home), change);
  await append('1.0.1');
  const [first, second] = await openRegistryStore(home).keys();
  expect((await watching.signerOf(3))?.id).toBe(second?.id);
  expect((await watching.signerOf(2))?.id).toBe(first?.id);
  expect(keyFiles()).toEqual([`${second?.id ?? ''}.pem`]);
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
  // Whoever has stolen the former key continues the log from where it was replaced.
  for (const version of ['6.6.6', '6.6.7', '6.6.8', '6.6.9']) await append(version, former);
  cpSync(join(former, 'registry', revisionFile(5)), fileOf(5));
  rmSync(former, { recursive: true });
  const latest = await openRegistryStore(home).latest();
  expect(latest.serial).toBe(4);
  expect(latest.skipped[0]?.error).toContain(`which revision 2 replaced by ${second?.id ?? ''}`);
});

test('a home without its list of keys learns them again, also from a rotation that was interrupted', async () => {
  await append('1.0.0');
  await rotateReleaseKey(openRegistryStore(home), change);
  rmSync(join(home, 'keys/trusted.json'));
  await append('1.0.1');
  const store = openRegistryStore(home);
  await store.latest();
  const [, second] = await store.keys();
  expect((await store.signerOf(3))?.id).toBe(second?.id ?? 'a second key');
});

test.each<[string, () => Promise<void>]>([
  [
    'the answer of the store is lost',
    async () => {
      const objects = fileObjects(home);
      const create = async (key: string, bytes: Uint8Array): Promise<never> => {
        await objects.create(key, bytes);
        throw new Error('the answer was lost');
      };
      const store = openRegistryStore(home, { ...objects, create });
      await expect(rotateReleaseKey(store, change)).rejects.toThrow('the answer was lost');
    },
  ],
  [
    'the disk has no room for the online key',
    async () => {
      const file = join(home, 'keys/online.pem');
      rmSync(file);
      mkdirSync(file);
      await expect(rotateReleaseKey(openRegistryStore(home), change)).rejects.toThrow("online key can't be written");
      rmSync(file, { recursive: true });
    },
  ],
])('a rotation that was written keeps its key, also when %s', async (_what, rotate) => {
  await append('1.0.0');
  await rotate();
  await append('1.0.1');
  const store = openRegistryStore(home);
  expect((await store.signerOf(3))?.since).toBe(2);
  expect(await verifyChain(store)).toEqual([]);
});

test('a rotation that was not written leaves no key behind', async () => {
  await append('1.0.0');
  const before = keyFiles();
  const create = (): Promise<never> => Promise.reject(new Error('the disk is full'));
  const store = openRegistryStore(home, { ...fileObjects(home), create });
  await expect(rotateReleaseKey(store, change)).rejects.toThrow('the disk is full');
  expect(keyFiles()).toEqual(before);
});

test('a log from before signatures stays valid, and the first start signs it from there on', async () => {
  await appendUnsigned('1.0.0', '1.0.1');
  const store = openRegistryStore(home);
  expect(await store.signerOf(2)).toBeNull();
  expect(await signAtStart(store, change)).toBe(true);
  expect(await signAtStart(store, change)).toBe(false);
  expect((await store.signerOf(3))?.since).toBe(3);
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
});

test('only the owner can read the online key, and a rotation replaces it', async () => {
  await append('1.0.0');
  const file = join(home, 'keys/online.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const former = readFileSync(file, 'utf8');
  await rotateReleaseKey(openRegistryStore(home), change);
  expect(readFileSync(file, 'utf8')).not.toBe(former);
  const store = openRegistryStore(home);
  expect((await store.proofOf(await store.read(2), Date.now()))?.renewal).toBeDefined();
  expect((await store.proofOf(await store.read(1), Date.now()))?.renewal).toBeUndefined();
});

test('a damaged online key is replaced, so that the next revision can be renewed', async () => {
  await append('1.0.0');
  const file = join(home, 'keys/online.pem');
  writeFileSync(file, '');
  await append('1.0.1');
  const store = openRegistryStore(home);
  expect((await store.proofOf(await store.latest(), Date.now()))?.renewal).toBeDefined();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await append('1.0.2');
  expect(readStored(3).onlineKey).toBe(readStored(2).onlineKey);
});

test('a rotation that fails after its revision was appended keeps the new key', async () => {
  await append('1.0.0');
  const file = join(home, 'keys/online.pem');
  rmSync(file);
  mkdirSync(join(file, 'in the way'), { recursive: true });
  await expect(rotateReleaseKey(openRegistryStore(home), change)).rejects.toThrow("The online key can't be written");
  rmSync(file, { recursive: true });
  await append('1.0.1');
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
  expect(await openRegistryStore(home).list()).toEqual([1, 2, 3]);
});

test('an online key that cannot be read is named, and nothing is appended', async () => {
  await append('1.0.0');
  const file = join(home, 'keys/online.pem');
  rmSync(file);
  mkdirSync(file);
  await expect(append('1.0.1')).rejects.toThrow(`The online key in ${file} can't be read`);
  expect(await openRegistryStore(home).list()).toEqual([1]);
});

test('damaged trusted keys are named instead of the revisions, until the file is repaired', async () => {
  await append('1.0.0');
  const file = join(home, 'keys/trusted.json');
  const kept = readFileSync(file);
  writeFileSync(file, '[{');
  const store = openRegistryStore(home);
  await expect(store.latest()).rejects.toMatchObject({ problem: 'unreadable' });
  await expect(store.latest()).rejects.toThrow(/^The trusted keys in .*backup of the home/);
  writeFileSync(file, kept);
  expect((await store.latest()).serial).toBe(1);
});

test('a revision that was signed after its key expired is refused by that name', async () => {
  await append('1.0.0', home, () => Date.parse('2020-01-01T00:00:00Z'));
  writeStored(2, { ...readStored(1), serial: 2, newKey: undefined, updatedAt: '2023-01-01T00:00:00Z' });
  expect((await openRegistryStore(home).latest()).skipped[0]?.error).toMatch(
    /by the key \w+, which had expired on 2021/,
  );
});

test('an expired key signs nothing but its successor', async () => {
  await append('1.0.0', home, () => Date.parse('2020-01-01T00:00:00Z'));
  await expect(append('1.0.1')).rejects.toThrow('Run `lectern keys rotate`');
  expect(await openRegistryStore(home).keyProblem()).toContain('Run `lectern keys rotate`');
  await rotateReleaseKey(openRegistryStore(home), change);
  await append('1.0.1');
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
});

test('a configured key stays where it is, and a missing one is named', async () => {
  const file = join(home, 'own.pem');
  writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env.LECTERN_RELEASE_KEY = file;
  await append('1.0.0');
  expect(keyFiles()).toEqual([]);
  await expect(rotateReleaseKey(openRegistryStore(home), change)).rejects.toThrow('which signs already');
  delete process.env.LECTERN_RELEASE_KEY;
  await expect(append('1.0.1')).rejects.toThrow('Set LECTERN_RELEASE_KEY');
  expect(await openRegistryStore(home).list()).toEqual([1]);
});

test('a lost key is refused with the way back to it, and no attempt leaves another key behind', async () => {
  await append('1.0.0');
  const [name = ''] = keyFiles();
  const kept = readFileSync(join(home, 'keys', name));
  rmSync(join(home, 'keys', name));
  rmSync(join(home, 'keys/online.pem'));
  const before = readdirSync(join(home, 'keys'));
  await expect(rotateReleaseKey(openRegistryStore(home), change)).rejects.toThrow(`copy keys/${name} from a backup`);
  await expect(append('1.0.1')).rejects.toThrow(`copy keys/${name} from a backup`);
  expect(readdirSync(join(home, 'keys'))).toEqual(before);
  expect(await openRegistryStore(home).keyProblem()).toContain(`copy keys/${name} from a backup`);
  writeFileSync(join(home, 'keys', name), kept);
  expect(await openRegistryStore(home).keyProblem()).toBeNull();
  await append('1.0.1');
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
});

test('30 parallel first revisions agree on one key', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => append(`1.0.${index}`)));
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
  expect(keyFiles()).toHaveLength(1);
});
