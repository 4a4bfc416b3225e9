import {
  parseRegistry,
  parseRevisionProof,
  parseSignedRevision,
  type Registry,
  type RevisionProof,
  type SignedRevision,
} from '@lectern/shared/contract';
import { RefusedRevision } from './RefusedRevision';
import { isSignedBy } from './signatures';

/** A key of the site. It signs the revisions after `since`; the first key also that one. */
type Key = { id: string; publicKey: string; expires: string; since: number };

/** A revision whose signature is valid. `keys` are the ids of the site's keys, oldest first; `key` signed it. */
export type VerifiedRevision = { registry: Registry; key: string; keys: readonly string[] };

/** A stored revision as JSON, and its signing fields. */
type Signed = { document: object; fields: SignedRevision };

/** Milliseconds by which a visitor's clock may be ahead. */
const CLOCK_TOLERANCE = 24 * 60 * 60 * 1000;

/**
 * Checks the content of `/registry.json`: `rootKey` (SPKI, base64), or a key that it handed over to, has signed it, and
 * it has not expired at `now`, in milliseconds since 1970. Rejects with a RefusedRevision that says why, and with a
 * ContractError for anything but a revision.
 */
export async function verifyRevision(served: unknown, rootKey: string, now: number): Promise<VerifiedRevision> {
  const { proof: given, ...document } = Object(served) as Record<string, unknown>;
  const registry = parseRegistry(document);
  // Parsing takes a slow phone 25 ms, and checking signatures as long: in between, the page answers a press.
  await new Promise((resolve) => setTimeout(resolve));
  const revision = { document, fields: parseSignedRevision(document, 'registry') };
  if (!revision.fields.signature) throw new RefusedRevision('foreign', registry.serial, 'it is not signed');
  const proof = parseRevisionProof(given, 'registry.proof');
  const keys = await followKeys(proof.introductions, rootKey, registry.serial);
  const key = await requireSignature(revision, keys);
  await requireValidity(revision.fields, proof, key, now);
  return { registry, key: key.id, keys: keys.map(({ id }) => id) };
}

/** Resolves to the site's keys, from `rootKey` on: each was introduced by a revision that the one before it signed. */
async function followKeys(introductions: readonly unknown[], rootKey: string, serial: number): Promise<Key[]> {
  const keys: Key[] = [];
  for (const introduction of introductions) {
    const document = Object(introduction) as object;
    const fields = parseSignedRevision(introduction, 'registry.proof.introductions');
    if (!fields.newKey) continue;
    const introduced = { ...fields.newKey, since: fields.serial };
    const former = keys.at(-1) ?? introduced;
    const isRoot = keys.length > 0 || introduced.publicKey === rootKey;
    if (!isRoot || fields.signature?.key !== former.id || !(await hasSigned(former, { document, fields })))
      throw new RefusedRevision('foreign', serial, 'its keys do not follow from the key that this page names');
    keys.push(introduced);
  }
  return keys;
}

/**
 * Resolves to the key that signed a revision. Rejects when the site has no such key, when the key was replaced before
 * this revision, or when the signature does not match.
 */
async function requireSignature(revision: Signed, keys: readonly Key[]): Promise<Key> {
  const { serial, signature } = revision.fields;
  const index = keys.findIndex(({ id }) => id === signature?.key);
  const key = keys[index];
  const successor = keys[index + 1];
  if (!key) throw new RefusedRevision('foreign', serial, 'it is signed by a key that this site does not have');
  if (successor && serial > successor.since)
    throw new RefusedRevision('foreign', serial, `it is signed by a key that revision ${successor.since} replaced`);
  if (!(await hasSigned(key, revision)))
    throw new RefusedRevision('tampered', serial, 'its signature does not match, so it was altered');
  return key;
}

function hasSigned({ publicKey }: Key, { document, fields: { signature } }: Signed): Promise<boolean> {
  if (!signature) return Promise.resolve(false);
  const { signature: _own, ...signed } = document as Record<string, unknown>;
  const signing = { key: signature.key, since: signature.since };
  return isSignedBy(publicKey, { ...signed, signing }, signature.value);
}

/** Rejects unless the key was valid when it signed the revision, and the revision is valid at `now`. */
async function requireValidity(revision: SignedRevision, proof: RevisionProof, key: Key, now: number): Promise<void> {
  const { serial, newKey, updatedAt } = revision;
  if (!newKey && Date.parse(updatedAt) > Date.parse(key.expires))
    throw new RefusedRevision('expired', serial, `its key expired on ${key.expires}, before it was signed`);
  const expiry = await expiryOf(revision, proof);
  if (expiry !== null && now > Date.parse(expiry) + CLOCK_TOLERANCE)
    throw new RefusedRevision('expired', serial, `it expired on ${expiry}, and nobody has renewed it`);
}

/** Resolves to the time at which a revision expires, later if it was renewed; null for one that never expires. */
async function expiryOf(
  { expires, onlineKey, signature }: SignedRevision,
  proof: RevisionProof,
): Promise<string | null> {
  const { renewal } = proof;
  if (!expires || !renewal || !onlineKey || !signature || renewal.expires < expires) return expires ?? null;
  const content = { renewal: { signature: signature.value, expires: renewal.expires } };
  return (await isSignedBy(onlineKey, content, renewal.value)) ? renewal.expires : expires;
}
