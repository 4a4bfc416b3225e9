import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 256 * 1024;

/** Writes one file of an export, text by text, and counts and hashes what it writes. */
export class PartWriter {
  /** Items so far; the caller counts them. */
  count = 0;
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private waiting = '';

  private constructor(private readonly handle: FileHandle) {}

  /** Creates the file, which must not exist. */
  static async create(path: string): Promise<PartWriter> {
    return new PartWriter(await open(path, 'wx', 0o600));
  }

  async write(text: string): Promise<void> {
    this.waiting += text;
    if (this.waiting.length >= BUFFER_BYTES) await this.flush();
  }

  /** Flushes the file to disk. Resolves to its description in the manifest. */
  async close(): Promise<{ count: number; bytes: number; sha256: string }> {
    await this.flush();
    await this.handle.sync();
    await this.handle.close();
    return { count: this.count, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  private async flush(): Promise<void> {
    const chunk = new Uint8Array(Buffer.from(this.waiting));
    this.waiting = '';
    this.hash.update(chunk);
    this.bytes += chunk.length;
    await this.handle.appendFile(chunk);
  }
}
