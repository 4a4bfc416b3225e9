import { createHash } from 'node:crypto';

/** Returns the Subresource Integrity value of a file: `sha384-` and its hash in base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns the sha256 of `content` in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
