import { createHash } from 'node:crypto';
import { crc32c } from './crc32c';

/** Computes size and checksums of a stream. */
export class ContentDigest {
  size = 0;
  private crc = 0;
  private readonly hash = createHash('md5');

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    this.crc = crc32c(bytes, this.crc);
    this.hash.update(bytes);
  }

  /** Returns MD5 and big-endian CRC-32C in base64, as Cloud Storage writes them. Call it once, at the end. */
  finish(): { size: number; md5: string; crc32c: string } {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.crc);
    return { size: this.size, md5: this.hash.digest('base64'), crc32c: crc.toString('base64') };
  }
}
