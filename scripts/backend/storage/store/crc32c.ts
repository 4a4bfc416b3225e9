const POLYNOMIAL = 0x82f63b78;

/** Four tables, for four bytes at a time ("slicing by 4"). */
const TABLES = makeTables();

/** Continues a CRC-32C (Castagnoli, RFC 3720) over more bytes; begin with 0. */
export function crc32c(bytes: Uint8Array, previous = 0): number {
  const [t0, t1, t2, t3] = TABLES;
  let crc = ~previous;
  let at = 0;
  for (const end = bytes.length - 3; at < end; at += 4) {
    crc ^= byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16) | (byte(bytes, at + 3) << 24);
    crc = entry(t3, crc & 255) ^ entry(t2, (crc >>> 8) & 255) ^ entry(t1, (crc >>> 16) & 255) ^ entry(t0, crc >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = entry(t0, (crc ^ byte(bytes, at)) & 255) ^ (crc >>> 8);
  return ~crc >>> 0;
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function entry(table: Int32Array, at: number): number {
  return table[at] ?? 0;
}

function makeTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
  const tables: [Int32Array, Int32Array, Int32Array, Int32Array] = [
    new Int32Array(256),
    new Int32Array(256),
    new Int32Array(256),
    new Int32Array(256),
  ];
  for (let value = 0; value < 256; value += 1) {
    let crc = value;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    tables[0][value] = crc;
  }
  for (let level = 1; level < 4; level += 1) {
    const [below, table] = [tables[level - 1], tables[level]] as [Int32Array, Int32Array];
    for (let value = 0; value < 256; value += 1)
      table[value] = entry(tables[0], entry(below, value) & 255) ^ (entry(below, value) >>> 8);
  }
  return tables;
}
