import { integer, list, object, oneOf, optional, text, type Parsed, type Parser } from './parse';
import { parseTime } from './registry';

const parseBase64 = text('base64', /^[A-Za-z0-9+/]+={0,2}$/);
const parseKeyId = text('the id of a key', /^[0-9a-f]{16}$/);
const parseAnything: Parser<unknown> = (value) => value;

/**
 * The fields that sign a revision, beside those of `Registry`. `signature` is by the key that revision `since`
 * introduced, over the canonical JSON of all other fields and of `signing: { key, since }`. A revision with a `newKey`
 * hands over to that key. Public keys and signatures are base64 (SPKI; Ed25519). After `expires` the revision is valid
 * only with a renewal by `onlineKey`.
 */
export type SignedRevision = Parsed<typeof parseSignedRevision>;

/** Parses the signing fields of a revision; throws a ContractError. A revision from before signatures has none. */
export const parseSignedRevision = object({
  serial: integer(1),
  updatedAt: parseTime,
  newKey: optional(object({ id: parseKeyId, publicKey: parseBase64, expires: parseTime })),
  onlineKey: optional(parseBase64),
  expires: optional(parseTime),
  signature: optional(object({ key: parseKeyId, since: integer(1), value: parseBase64 })),
});

/** Names of the fields of a stored revision that only serve its signature. */
export const SIGNING_FIELDS = ['newKey', 'onlineKey', 'expires', 'signature'] as const;

/**
 * Proof that `/registry.json` adds to a stored revision, under `proof`: the stored revisions that introduced its keys,
 * oldest first, and a later end of its validity. The renewal is signed by the revision's online key, over the canonical
 * JSON of `{ renewal: { signature, expires } }` with the value of the revision's own signature.
 */
export type RevisionProof = Parsed<typeof parseRevisionProof>;

/** Parses the proof of a revision; throws a ContractError. */
export const parseRevisionProof = object({
  introductions: list(parseAnything),
  renewal: optional(object({ expires: parseTime, value: parseBase64 })),
});

/**
 * The newest revision that a browser has verified: the site's first public key, the id of the key that signed the
 * revision, its serial, and when it was last confirmed, in milliseconds since 1970.
 */
export type RevisionMemory = Parsed<typeof parseRevisionMemory>;

/** Parses what a browser remembers; throws a ContractError. */
export const parseRevisionMemory = object({ root: parseBase64, key: parseKeyId, serial: integer(1), at: integer(0) });

/**
 * Report of a browser on a revision that it refused to use. `unsupported`: the browser can't check signatures, and uses
 * the revision. Anyone can send such a report, so it decides nothing.
 */
export type RefusalReport = Parsed<typeof parseRefusalReport>;

/** Parses a refusal report; throws a ContractError. */
export const parseRefusalReport = object({
  refused: oneOf('tampered', 'replayed', 'expired', 'foreign', 'unsupported'),
  where: oneOf('tab', 'worker'),
  serial: integer(0),
});
