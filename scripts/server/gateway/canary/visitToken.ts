import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A visit: one page that the gateway sent. `bucket` is the visitor's number; null while no canary runs. */
export type Visit = {
  /** Serial of the revision that the page was sent with. */
  serial: number;
  /** Seconds since 1970. */
  at: number;
  /** Random, and new for each page: it names the visit, not the visitor. */
  nonce: string;
  bucket: number | null;
};

/** Seconds for which a token is valid: an older page has long loaded its first screens. */
const LIFETIME_S = 3_600;
const TOKEN = /^([1-9]\d{0,14})\.([1-9]\d{0,10})\.([\w-]{11})\.(\d{0,5})\.([\w-]{22})$/;

/** Returns a new visit at `now`, in milliseconds since 1970. */
export function newVisit(serial: number, bucket: number | null, now: number): Visit {
  return { serial, at: Math.floor(now / 1000), nonce: newNonce(), bucket };
}

const NONCE_BYTES = 8;
let pool = Buffer.alloc(0);

/**
 * Returns 8 random bytes as text. Draws the bytes of 512 nonces at once: a call of the system takes longer than
 * signing.
 */
function newNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(512 * NONCE_BYTES);
  const nonce = pool.toString('base64url', 0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce;
}

/** Returns the token of a visit, which only gateways with the same key can make: at most 70 characters. */
export function signVisit(visit: Visit, key: Uint8Array): string {
  const fields = visitFields(visit);
  return `${fields}.${macOf(fields, key)}`;
}

/** Returns the visit of a token; null for one that is forged, older than `lifetime` seconds, or from the future. */
export function verifyVisit(token: string, key: Uint8Array, now: number, lifetime = LIFETIME_S): Visit | null {
  const [, serial, at, nonce = '', bucket, mac = ''] = TOKEN.exec(token) ?? [];
  if (serial === undefined || at === undefined) return null;
  const visit = { serial: Number(serial), at: Number(at), nonce, bucket: bucket ? Number(bucket) : null };
  const age = now / 1000 - visit.at;
  if (age < -60 || age > lifetime) return null;
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return timingSafeEqual(bytes(mac), bytes(macOf(visitFields(visit), key))) ? visit : null;
}

const visitFields = ({ serial, at, nonce, bucket }: Visit): string =>
  [serial, at, nonce, bucket ?? ''].map(String).join('.');

const macOf = (fields: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(fields).digest('base64url').slice(0, 22);
