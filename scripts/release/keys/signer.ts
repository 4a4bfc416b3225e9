import { parseSignedRevision, type Registry, type RevisionProof } from '@lectern/shared/contract';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { messageOf, StoreError } from '../store/StoreError';
import { readNewestSerial, saveNewestSerial } from './newestSerial';
import { prepareOnlineKey, readRenewalKey, renew, VALIDITY_MS } from './onlineKey';
import { makeKey, privateKeyOf, removePrivateKey, type KeyPair } from './privateKeys';
import { fingerprintOf, signRevision, type ReleaseKey, type TrustedKey } from './signature';
import { createTrust, jsonOf, type Trust } from './trust';
import { UntrustedKeyError } from './trustedKey';

/** A revision to be written, and what to do with the outcome: `created` tells if it was written. */
export type Signing = { revision: object; settle: (created: boolean) => Promise<void> };

/** Signs the revisions of a home, and says who signed them. */
export interface Signer {
  /** Signs the revision with the home's key; the first one makes that key. `rotates` hands over to a new key. */
  sign(registry: Registry, options: { rotates: boolean }): Promise<Signing>;
  /**
   * Resolves to the key that signed a revision; null for one from before signatures. Throws a StoreError: `corrupt`, or
   * `untrusted` for another key than the trusted one.
   */
  signerOf(serial: number): Promise<TrustedKey | null>;
  /** Resolves to all keys that the home trusts, oldest first. */
  keys(): Promise<readonly TrustedKey[]>;
  /** Resolves to true when a trusted key is configured or remembered, so the store can't choose the first one. */
  isAnchored(): Promise<boolean>;
  /** Resolves to what browsers need to check a stored revision; null for one from before signatures. */
  proofOf(document: object, now: number): Promise<RevisionProof | null>;
  /** Resolves to the newest serial that was signed here and appended, as far as the home remembers; 0 for none. */
  newestSerial(): Promise<number>;
  /** Resolves to why the home can't sign the next revision, though it has signed before; null when it can. */
  keyProblem(): Promise<string | null>;
}

/**
 * Creates the signer of `home`. `read` resolves to the bytes of a stored revision, or rejects. `fingerprint` states the
 * key that the site trusts; by default those that the home remembers, or else the first one found.
 */
export function createSigner(
  home: string,
  read: (serial: number) => Promise<Uint8Array>,
  fingerprint: string | null = null,
): Signer {
  const folder = join(home, 'keys');
  const trust = createTrust(folder, read, fingerprint);
  return {
    keys: () => trust.keys(),
    isAnchored: () => trust.isAnchored(),
    signerOf: (serial) => trust.signerOf(serial).catch((error: unknown) => refuse(serial, error)),
    proofOf: (document, now) => proofOf(folder, trust, { document, now, read }),
    newestSerial: () => readNewestSerial(folder),
    keyProblem: () => findKeyProblem(folder, trust).then(() => null, messageOf),
    sign: async (registry, { rotates }) => {
      // Another process may have handed over to a new key meanwhile.
      if (registry.serial > 1) await trust.signerOf(registry.serial - 1).catch(() => null);
      const current = (await trust.keys()).at(-1);
      // Before any key is made: a missing one must leave nothing behind.
      const privateKey = current && (await privateKeyOf(folder, current));
      const made = !current || rotates ? await makeKey(folder, Date.parse(registry.updatedAt)) : null;
      if (current && made?.key.id === current.id) throw sameKey(current.id);
      if (!current && made) await refuseOther(folder, made, fingerprint);
      const { online, save } = await prepareOnlineKey(folder, rotates && current !== undefined);
      const expires = new Date(Date.parse(registry.updatedAt) + VALIDITY_MS).toISOString();
      const content = { ...registry, onlineKey: online.publicKey, expires };
      const revision = signWith(content, current && { ...current, privateKey }, made);
      const outcome = { made, current, saveOnlineKey: save };
      return { revision, settle: (created) => settle(folder, trust, { ...outcome, created }, registry.serial) };
    },
  };
}

/** Rejects when the key that signs next is missing or has expired, in a home that has signed before. */
async function findKeyProblem(folder: string, trust: Trust): Promise<void> {
  const current = (await trust.keys()).at(-1);
  if (!current || (await readNewestSerial(folder)) === 0) return;
  await privateKeyOf(folder, current);
  refuseExpired(current, new Date().toISOString());
}

async function proofOf(
  folder: string,
  trust: Trust,
  { document, now, read }: { document: object; now: number; read: (serial: number) => Promise<Uint8Array> },
): Promise<RevisionProof | null> {
  const fields = parseSignedRevision(document, 'registry');
  if (!fields.signature) return null;
  const introductions = await Promise.all((await trust.keys()).map(async ({ since }) => jsonOf(await read(since))));
  const renewal = renew(fields, await readRenewalKey(folder), now);
  return { introductions, ...(renewal && { renewal }) };
}

function signWith(
  registry: Registry,
  current: (TrustedKey & { privateKey: KeyObject | undefined }) | undefined,
  made: KeyPair | null,
): object {
  const content = made ? { ...registry, newKey: made.key } : registry;
  if (!current && made) return signRevision(content, made.privateKey, { key: made.key.id, since: registry.serial });
  if (!current?.privateKey) throw new Error('There is no key to sign with.');
  if (!made) refuseExpired(current, registry.updatedAt);
  return signRevision(content, current.privateKey, { key: current.id, since: current.since });
}

type Outcome = {
  created: boolean;
  made: KeyPair | null;
  current: TrustedKey | undefined;
  saveOnlineKey: () => Promise<void>;
};

async function settle(
  folder: string,
  trust: Trust,
  { created, made, current, saveOnlineKey }: Outcome,
  serial: number,
): Promise<void> {
  if (created) {
    await saveOnlineKey();
    await saveNewestSerial(folder, serial);
  }
  if (made && !created && made.file) await removePrivateKey(folder, made.key.id);
  if (!made || !created) return;
  await trust.learn(made.key.id, serial);
  await trust.save();
  if (current && current.id !== made.key.id) await removePrivateKey(folder, current.id);
}

function sameKey(id: string): StoreError {
  return new StoreError(
    'unwritable',
    `LECTERN_RELEASE_KEY names the key ${id}, which signs already. Set it to another key, or unset it to make one.`,
  );
}

/** Refuses to sign with another key than the trusted one: the site would serve none of those revisions. */
async function refuseOther(folder: string, { key, file }: KeyPair, fingerprint: string | null): Promise<void> {
  if (fingerprint === null || fingerprintOf(key.publicKey) === fingerprint) return;
  if (file) await removePrivateKey(folder, key.id);
  throw new StoreError(
    'untrusted',
    `The site trusts the key ${fingerprint} alone, which is not here, so nothing can be signed. Run the command ` +
      'where that key is, or leave --trusted-key and LECTERN_TRUSTED_KEY out.',
  );
}

function refuseExpired({ id, expires }: ReleaseKey, now: string): void {
  if (Date.parse(now) <= Date.parse(expires)) return;
  throw new StoreError(
    'unwritable',
    `The release key ${id} expired on ${expires}, so nothing can be signed with it. Run \`lectern keys rotate\`.`,
  );
}

function refuse(serial: number, error: unknown): never {
  if (error instanceof StoreError) throw error;
  const why = error instanceof Error ? error.message : String(error);
  const problem = error instanceof UntrustedKeyError ? 'untrusted' : 'corrupt';
  throw new StoreError(problem, `Revision ${serial} is refused: ${why}.`, error);
}
