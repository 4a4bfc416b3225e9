import { createHash } from 'node:crypto';
import { crc32c } from './crc32c';

/** Size and checksums of a stream, as it goes by. */
export class ContentDigest {
  size = 0;
  private crc = 0;
  private readonly hash = createHash('md5');

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    this.crc = crc32c(bytes, this.crc);
    this.hash.update(bytes);
  }

  /** Base64 of MD5 and of the big-endian CRC-32C, as Cloud Storage writes them. Call once, at the end. */
  finish(): { size: number; md5: string; crc32c: string } {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.crc);
    return { size: this.size, md5: this.hash.digest('base64'), crc32c: crc.toString('base64') };
  }
}
