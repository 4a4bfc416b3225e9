import { canonicalize } from '@tufjs/canonical-json';

const ALGORITHM = 'Ed25519';

/** Resolves to true when this browser can check Ed25519 signatures. Older ones, and insecure contexts, can't. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    return true;
  } catch {
    return false;
  }
}

/** Resolves to true when `value` (base64) signs the canonical JSON of `content` by `publicKey` (SPKI, base64). */
export async function isSignedBy(publicKey: string, content: object, value: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), ALGORITHM, false, ['verify']);
    const signed = new TextEncoder().encode(canonicalize(content));
    return await crypto.subtle.verify(ALGORITHM, key, bytesOf(value), signed);
  } catch {
    return false;
  }
}

/** Returns true when both are the same JSON, in whatever order of names. */
export function isSameJson(a: object, b: object): boolean {
  return canonicalize(a) === canonicalize(b);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
