/** LRU map of entries with a size. The sizes add up to at most `limit`; an entry over an eighth of that is left out. */
export class ByteMap<V> {
  private readonly entries = new Map<string, { value: V; bytes: number }>();
  private readonly limit: number;
  private bytes = 0;
  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (entry) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry?.value;
  }

  set(key: string, value: V, bytes: number): void {
    this.remove(key);
    if (bytes > this.limit / 8) return;
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
