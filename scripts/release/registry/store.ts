import type { Registry, RevisionProof } from '@lectern/shared/contract';
import { join } from 'node:path';
import type { ReleaseGate } from '../gate/gate';
import { createSigner, type Signer } from '../keys/signer';
import type { TrustedKey } from '../keys/signature';
import { fileObjects } from '../objects/fileObjects';
import { bytesOfText, type ObjectStore } from '../objects/ObjectStore';
import { sha256 } from '../store/hashes';
import { messageOf, StoreError } from '../store/StoreError';
import { bytesOf, FOLDER, keyOf, readRevision, type StoredRevision } from './readRevision';

/**
 * The newest revision that parses. `skipped` lists newer files that do not, with the error. `tip` is the newest file,
 * damaged or not, which the next revision follows; its hash is null when the file can't be read.
 */
export type LoadedRevision = StoredRevision & {
  skipped: { file: string; error: string }[];
  tip: { serial: number; hash: string | null };
};

/** Append-only log of live states. Every function throws a StoreError when the store can't be read or written. */
export interface RegistryStore {
  /** The last check of `changeRegistry` before releases go live. Without one, its caller vouches for them. */
  gate?: ReleaseGate;
  /** Folder on this machine for what is derived from revisions, and may be deleted at any time; null for none. */
  cacheFolder: string | null;
  /**
   * Throws a StoreError: `empty` when nothing has been released yet, `corrupt` when no revision parses, `newer` or
   * `unreadable` when that is because of the format of the newest one or because it can't be read, `untrusted` when the
   * trusted key has signed none. With `known`, a serial known to exist, it costs less: it looks at that and at those
   * that follow it.
   */
  latest(known?: number): Promise<LoadedRevision>;
  /** Resolves to one revision; throws a StoreError `missing`, `corrupt`, or `newer` for a newer format. */
  read(serial: number): Promise<StoredRevision>;
  /** Resolves to the sha256 of a revision's bytes, even when it does not parse. */
  hash(serial: number): Promise<string>;
  /** Resolves to all serials in ascending order, including revisions that do not parse. */
  list(): Promise<number[]>;
  /**
   * Signs and appends the revision that follows the newest one; durable once resolved. Resolves to `taken` when another
   * writer created that serial first. `rotates` hands over to a new key, which signs from the next revision on. Throws
   * a StoreError: `newer` after a revision of a newer program, which would be undone, `corrupt`, or `unwritable`.
   */
  append(registry: Registry, options?: { rotates: boolean }): Promise<'created' | 'taken'>;
  /**
   * Resolves to the key that signed a revision; null for one from before signatures. Throws a StoreError: `corrupt`, or
   * `untrusted` for another key than the trusted one.
   */
  signerOf(serial: number): Promise<TrustedKey | null>;
  /** Resolves to the keys that sign or signed revisions, oldest first. */
  keys(): Promise<readonly TrustedKey[]>;
  /**
   * Resolves to true when the trusted key is configured, or remembered by the home. Otherwise the store says which key
   * is trusted, and whoever can write it could put another one there.
   */
  isAnchored(): Promise<boolean>;
  /**
   * Resolves to what browsers need to check a revision at `now`, in milliseconds since 1970; null for one from before
   * signatures. Rejects when the revisions that introduced the keys can't be read.
   */
  proofOf(revision: StoredRevision, now: number): Promise<RevisionProof | null>;
  /** Resolves to the serial of the newest revision when it was appended here and is gone; null otherwise. */
  lost(): Promise<number | null>;
  /** Resolves to why the home can sign no further revision, though it has signed before, with what to do; else null. */
  keyProblem(): Promise<string | null>;
  /** Resolves to false once there is a newer revision than `serial`. It costs less than a list of all. */
  isNewest(serial: number): Promise<boolean>;
}

const REVISION = /^registry\/(\d{6,})\.json$/;

/**
 * Opens the registry in `objects`, one object per revision: by default the files in `<home>/registry`. The keys that
 * sign it are in `home`; `trustedKey` is the fingerprint of the key that is trusted alone, with those that it handed
 * over to. Creates nothing until the first `append`.
 */
export function openRegistryStore(
  home: string,
  objects: ObjectStore = fileObjects(home),
  trustedKey: string | null = null,
): RegistryStore {
  const list = (): Promise<number[]> => listSerials(objects);
  const signer = createSigner(home, (serial) => bytesOf(objects, serial), trustedKey);
  return {
    cacheFolder: join(home, 'cache'),
    list,
    read: (serial) => readRevision(objects, serial),
    hash: async (serial) => sha256(await bytesOf(objects, serial)),
    latest: async (known = 0) => {
      const serials = objects.isRemote && known > 0 ? await serialsFrom(objects, known) : await list();
      return newest(objects, serials, signer, trustedKey);
    },
    append: (registry, { rotates } = { rotates: false }) => append(objects, registry, { signer, rotates }),
    signerOf: (serial) => signer.signerOf(serial),
    keys: () => signer.keys(),
    isAnchored: () => signer.isAnchored(),
    proofOf: ({ document }, now) => signer.proofOf(document, now),
    lost: () => findLost(objects, signer),
    keyProblem: () => signer.keyProblem(),
    isNewest: async (serial) =>
      objects.isRemote ? !(await objects.has(keyOf(serial + 1))) : (await list()).at(-1) === serial,
  };
}

/** Resolves to the newest revision that parses, or null before the first one. Otherwise fails like `latest`. */
export async function latestOrNull(store: RegistryStore): Promise<LoadedRevision | null> {
  try {
    return await store.latest();
  } catch (error) {
    if (error instanceof StoreError && error.problem === 'empty') return null;
    throw error;
  }
}

async function listSerials(objects: ObjectStore): Promise<number[]> {
  const keys = await objects.list(FOLDER);
  return keys
    .flatMap((key) => REVISION.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Resolves to `known` and the serials after it, without a gap: a revision is appended only after the one before. */
async function serialsFrom(objects: ObjectStore, known: number): Promise<number[]> {
  const serials = [known];
  while (await objects.has(keyOf((serials.at(-1) ?? 0) + 1))) serials.push((serials.at(-1) ?? 0) + 1);
  return serials;
}

async function newest(
  objects: ObjectStore,
  serials: number[],
  signer: Signer,
  trustedKey: string | null,
): Promise<LoadedRevision> {
  // Keys that can't be read are no fault of any revision.
  if (serials.length > 0) await signer.keys();
  const skipped: LoadedRevision['skipped'] = [];
  let untrusted: StoreError | null = null;
  let decisive: StoreError | null = null;
  for (const serial of serials.toReversed()) {
    try {
      const revision = await readRevision(objects, serial);
      await signer.signerOf(serial);
      return { ...revision, skipped, tip: await tipOf(objects, serials) };
    } catch (error) {
      if (error instanceof StoreError && error.problem === 'untrusted') untrusted ??= error;
      if (error instanceof StoreError && skipped.length === 0 && ['newer', 'unreadable'].includes(error.problem))
        decisive = error;
      skipped.push({ file: objects.addressOf(keyOf(serial)), error: messageOf(error) });
    }
  }
  if (untrusted && trustedKey !== null) throw foreign(objects, trustedKey, untrusted);
  throw decisive ?? unusable(objects, skipped);
}

function foreign(objects: ObjectStore, trustedKey: string, newest: StoreError): StoreError {
  return new StoreError(
    'untrusted',
    `No revision in ${objects.addressOf(FOLDER).replace(/\/$/, '')} is signed by the key ${trustedKey}, which alone ` +
      `is trusted here. ${newest.message} Compare --trusted-key or LECTERN_TRUSTED_KEY with what ` +
      '"lectern keys fingerprint" prints on the machine that releases. If they are equal, somebody else has written ' +
      'this store.',
    newest,
  );
}

function unusable(objects: ObjectStore, skipped: LoadedRevision['skipped']): StoreError {
  const folder = objects.addressOf(FOLDER).replace(/\/$/, '');
  const [first] = skipped;
  const isRemote = objects.isRemote;
  if (!first)
    return new StoreError(
      'empty',
      `Nothing is live yet: the registry in ${folder} has no revision. If your site has another ` +
        (isRemote ? 'store, name it with --store or LECTERN_STORE' : 'folder, name it with --home or LECTERN_HOME') +
        '. For a new site, `lectern start` or `lectern release shell` creates the first one.',
    );
  return new StoreError(
    'corrupt',
    `None of the ${skipped.length} revisions in ${folder} can be used. The newest: ${first.error}. ` +
      `Restore ${isRemote ? 'the store' : 'the folder'} from a backup, or choose another with ` +
      `${isRemote ? '--store' : '--home'}.`,
  );
}

async function tipOf(objects: ObjectStore, serials: number[]): Promise<LoadedRevision['tip']> {
  const serial = serials.at(-1) ?? 0;
  return { serial, hash: await bytesOf(objects, serial).then(sha256, () => null) };
}

async function append(
  objects: ObjectStore,
  registry: Registry,
  { signer, rotates }: { signer: Signer; rotates: boolean },
): Promise<'created' | 'taken'> {
  const key = keyOf(registry.serial);
  if (await objects.has(key)) return 'taken';
  await refuseBrokenChain(objects, registry);
  await refuseNewer(objects, registry.serial - 1);
  if (!rotates) await refuseLoss(objects, signer);
  const { revision, settle } = await signer.sign(registry, { rotates });
  const outcome = await create(objects, key, bytesOfText(`${JSON.stringify(revision, null, 1)}\n`), settle);
  // Apart from the write: once the revision is there, its new key must stay, whatever fails then.
  await settle(outcome === 'created').catch((error: unknown) => refuseWrite(key, error));
  return outcome;
}

/**
 * Creates the object of a revision. When that fails, `settle` learns it only if the object is certainly not there: a
 * service may have written what it did not answer, and the keys of a revision that exists must stay.
 */
async function create(
  objects: ObjectStore,
  key: string,
  bytes: Uint8Array,
  settle: (created: boolean) => Promise<void>,
): Promise<'created' | 'taken'> {
  try {
    return await objects.create(key, bytes);
  } catch (error) {
    const isAbsent = await objects.has(key).then(
      (found) => !found,
      () => false,
    );
    if (isAbsent) await settle(false);
    return refuseWrite(key, error);
  }
}

function refuseWrite(key: string, error: unknown): never {
  const serial = Number(REVISION.exec(key)?.[1]);
  throw new StoreError('unwritable', `Revision ${serial} can't be written: ${messageOf(error)}`, error);
}

async function findLost(objects: ObjectStore, signer: Signer): Promise<number | null> {
  const newest = await signer.newestSerial();
  if (newest === 0 || (await objects.has(keyOf(newest)))) return null;
  const [tip = 0] = (await listSerials(objects)).slice(-1);
  return tip < newest ? newest : null;
}

async function refuseLoss(objects: ObjectStore, signer: Signer): Promise<void> {
  const lost = await findLost(objects, signer);
  if (lost !== null) throw new StoreError('corrupt', lossOf(lost));
}

/** Returns the message about a newest revision that is gone. */
export function lossOf(serial: number): string {
  return (
    `Revision ${serial} was live, and its file is gone. Bring the newest revisions back from a backup; or, if they ` +
    'are lost, run `lectern keys rotate`: browsers then accept that the site continues from an older one.'
  );
}

/** A damaged revision says nothing of its program: the newest one that can be read does. */
async function refuseNewer(objects: ObjectStore, last: number): Promise<void> {
  for (let serial = last; serial > 0; serial -= 1) {
    try {
      await readRevision(objects, serial);
      return;
    } catch (error) {
      if (!(error instanceof StoreError) || error.problem === 'newer') throw error;
    }
  }
}

async function refuseBrokenChain(objects: ObjectStore, registry: Registry): Promise<void> {
  const expected = registry.serial === 1 ? '' : sha256(await bytesOf(objects, registry.serial - 1));
  if (registry.previousHash === expected) return;
  throw new StoreError(
    'corrupt',
    `Revision ${registry.serial} does not follow revision ${registry.serial - 1}: its previousHash differs.`,
  );
}
