/** First bytes of a `dcz` body: a zstd frame to skip, of 32 bytes. Source: RFC 9842, section 5. */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00);
const HASH_BYTES = 32;

/** Returns the `dcz` body of a zstd frame that was compressed with the dictionary of that sha256, in hexadecimal. */
export function dczBody(dictionary: string, frame: Uint8Array): Uint8Array {
  return Buffer.concat([MAGIC, Uint8Array.from(Buffer.from(dictionary, 'hex')), frame]);
}

/** Returns the sha256 of the dictionary that a `dcz` body names, in hexadecimal; null for other bytes. */
export function dictionaryOf(body: Uint8Array): string | null {
  const isDcz = body.length > MAGIC.length + HASH_BYTES && MAGIC.every((byte, index) => body[index] === byte);
  return isDcz ? Buffer.from(body.slice(MAGIC.length, MAGIC.length + HASH_BYTES)).toString('hex') : null;
}
