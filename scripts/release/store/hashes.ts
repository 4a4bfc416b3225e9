import { createHash } from 'node:crypto';

/** Returns the subresource integrity of a file: `sha384-` and the hash in base64 (W3C Subresource Integrity). */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns the sha256 of `content` in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
