import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { array, number, object, parse, string } from 'valibot';
import { stagedName, writeSynced } from '../store/durable';
import { errorCode, messageOf, StoreError } from '../store/StoreError';
import { isAfter, isSignedBy, signedPartsOf, type SignedParts, type TrustedKey } from './signature';
import { requireTrusted, UntrustedKeyError } from './trustedKey';

/** The keys that a store accepts, oldest first. Only the newest signs what is yet to come. */
export interface Trust {
  /** Resolves to the keys known so far. */
  keys(): Promise<readonly TrustedKey[]>;
  /** Resolves to true when a trusted key is configured or remembered, so the store can't choose the first one. */
  isAnchored(): Promise<boolean>;
  /**
   * Resolves to the key that signed a revision, or null for one from before signatures. Throws an Error that says why
   * the signature is refused, an UntrustedKeyError for another key than the trusted one. Learns keys that a trusted key
   * handed over to.
   */
  signerOf(serial: number): Promise<TrustedKey | null>;
  /** Learns the key that revision `since` introduces, if a trusted key, or nobody yet, vouches for it. */
  learn(id: string, since: number): Promise<TrustedKey | null>;
  /** Remembers the keys known so far for later processes. Never rejects: they would learn them again. */
  save(): Promise<void>;
}

const FORM = array(object({ id: string(), publicKey: string(), expires: string(), since: number() }));

/** The keys known so far, which grow, and the signed parts of a revision; null for one that can't be read. */
type Known = { keys: () => Promise<TrustedKey[]>; partsOf: (serial: number) => Promise<SignedParts | null> };

/**
 * Creates the trust of a home, from `<home>/keys/trusted.json`. `fingerprint` states a key: only revisions signed by
 * it, or by keys that it handed over to, are accepted. With neither, the first key that the revisions introduce is
 * trusted. `read` resolves to the bytes of a stored revision, or rejects.
 */
export function createTrust(
  folder: string,
  read: (serial: number) => Promise<Uint8Array>,
  fingerprint: string | null = null,
): Trust {
  let stored: Promise<TrustedKey[]> | null = null;
  const keys = (): Promise<TrustedKey[]> => (stored ??= readTrusted(folder).catch(forget));
  const forget = (error: unknown): never => {
    stored = null; // Read again at the next call, so that a gateway recovers once the file is repaired.
    throw error;
  };
  const readParts = async (serial: number): Promise<SignedParts | null> => signedPartsOf(jsonOf(await read(serial)));
  const known: Known = { keys, partsOf: (serial) => readParts(serial).catch(() => null) };
  const signerOf = async (serial: number): Promise<TrustedKey | null> =>
    findSigner(known, serial, await readParts(serial));
  return {
    keys,
    isAnchored: async () => fingerprint !== null || (await readTrusted(folder)).length > 0,
    signerOf:
      fingerprint === null ? signerOf : (serial) => findTrusted({ fingerprint, known, read, readParts }, serial),
    learn: (id, since) => follow(known, id, since),
    save: async () => saveTrusted(folder, await keys()).catch(() => undefined),
  };
}

/** Returns the JSON of a stored revision. Throws for other bytes. */
export const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes)) as unknown;

type TrustedContext = {
  fingerprint: string;
  known: Known;
  read: (serial: number) => Promise<Uint8Array>;
  readParts: (serial: number) => Promise<SignedParts | null>;
};

/** Finds the key that signed a revision as `findSigner` does; learns nothing unless the trusted key vouches for it. */
async function findTrusted(
  { fingerprint, known, read, readParts }: TrustedContext,
  serial: number,
): Promise<TrustedKey> {
  const tried = [...(await known.keys())];
  const signer = await findSigner({ ...known, keys: () => Promise.resolve(tried) }, serial, await readParts(serial));
  if (!signer) throw new UntrustedKeyError('it is not signed');
  await requireTrusted(fingerprint, tried, signer, async (one) => {
    const bytes = await read(one).catch(() => null);
    return bytes && { bytes, parts: await known.partsOf(one) };
  });
  const all = await known.keys();
  all.push(...tried.slice(all.length));
  return signer;
}

async function findSigner(known: Known, serial: number, parts: SignedParts | null): Promise<TrustedKey | null> {
  if (!parts) throw new Error('it is no revision');
  const before = serial > 1 ? await known.partsOf(serial - 1) : null;
  if (before?.newKey) await follow(known, before.newKey.id, serial - 1);
  const all = await known.keys();
  if (!parts.signature) return refuseUnsigned(serial, all, before);
  const { key: id, since } = parts.signature;
  const key = await follow(known, id, since);
  if (!key) throw new Error(`it is signed by the key ${id}, which this site does not trust`);
  const successor = all[all.indexOf(key) + 1];
  if (successor && serial > successor.since)
    throw new Error(`it is signed by the key ${id}, which revision ${successor.since} replaced by ${successor.id}`);
  if (isAfter(parts, key)) throw new Error(`it is signed by the key ${id}, which had expired on ${key.expires}`);
  if (!isSignedBy(parts, key)) throw new Error(`its signature by the key ${id} does not match: it was altered`);
  if (parts.newKey) await follow(known, parts.newKey.id, serial);
  return key;
}

/** Resolves to a key that revision `since` introduced, after the keys that lead to it; null when it is not trusted. */
async function follow(known: Known, id: string, since: number): Promise<TrustedKey | null> {
  const found = (await known.keys()).find((key) => key.id === id);
  if (found) return found;
  const parts = await known.partsOf(since);
  const former = parts?.signature;
  if (former && former.key !== id && former.since < since) await follow(known, former.key, former.since);
  return parts ? learn(known, id, since, parts) : null;
}

/** Adds the key that `parts` introduces if the newest key signed them; without any key, if it signed them itself. */
async function learn(known: Known, id: string, since: number, parts: SignedParts): Promise<TrustedKey | null> {
  if (parts.newKey?.id !== id) return null;
  const keys = await known.keys();
  const added = keys.find((key) => key.id === id);
  if (added) return added;
  const learned = { ...parts.newKey, since };
  const newest = keys.at(-1);
  if (!isSignedBy(parts, newest ?? learned) || (newest && since <= newest.since)) return null;
  keys.push(learned);
  return learned;
}

function refuseUnsigned(serial: number, trusted: readonly TrustedKey[], before: SignedParts | null): null {
  const first = trusted[0];
  if (before?.signature || (first && serial >= first.since))
    throw new Error('it is not signed, although revisions before it are');
  return null;
}

async function readTrusted(folder: string): Promise<TrustedKey[]> {
  const file = join(folder, 'trusted.json');
  try {
    return parse(FORM, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StoreError(
      'unreadable',
      `The trusted keys in ${file} can't be read: ${messageOf(error)}. Let this user read that file, or ` +
        'copy it from a backup of the home (`lectern backup`). Without a backup, remove it: the home then trusts the ' +
        'first key that its registry introduces.',
      error,
    );
  }
}

async function saveTrusted(folder: string, keys: readonly TrustedKey[]): Promise<void> {
  const staged = stagedName(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeSynced(staged, `${JSON.stringify(keys, null, 1)}\n`);
    await rename(staged, join(folder, 'trusted.json'));
  } finally {
    await rm(staged, { force: true }).catch(() => undefined);
  }
}
