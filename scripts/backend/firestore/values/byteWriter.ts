/** Writes the bytes of keys whose byte order is the order of values. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(128);
  private length = 0;

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length] = value;
    this.length += 1;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32BE(value, this.length);
  }

  uint16(value: number): void {
    this.reserve(2);
    this.length = this.bytes.writeUInt16BE(value, this.length);
  }

  /** Writes a double whose byte order is numeric order: negative numbers inverted, else with the sign bit flipped. */
  double(value: number): void {
    this.reserve(8);
    const start = this.length;
    this.length = this.bytes.writeDoubleBE(value === 0 ? 0 : value, start);
    const head = this.bytes[start] ?? 0;
    if (head < 0x80) this.bytes[start] = head | 0x80;
    else for (let index = start; index < this.length; index += 1) this.bytes[index] = ~(this.bytes[index] ?? 0) & 0xff;
  }

  text(value: string): void {
    this.block(Buffer.from(value, 'utf8'));
  }

  /** Writes bytes and an end mark that sorts before any continuation: 00 becomes 00 FF, the end is 00 01. */
  block(value: Buffer): void {
    this.reserve(value.length * 2 + 2);
    if (value.includes(0)) {
      for (const byte of value) {
        this.bytes[this.length++] = byte;
        if (byte === 0) this.bytes[this.length++] = 0xff;
      }
    } else {
      this.length += value.copy(this.bytes, this.length);
    }
    this.bytes[this.length++] = 0;
    this.bytes[this.length++] = 1;
  }

  finish(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
