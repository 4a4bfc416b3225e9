import { runToEnd, type TextIndex } from './TextIndex';

const MAGIC = 'lectern words 1\n';
/** Number of words in one slice of work. */
const SLICE = 50;

/**
 * Encodes an index: a line that names the format, a JSON line with the numbers of rows, words and bytes of words, one
 * line per word, the number of postings of each word, then the postings. Numbers are little-endian base 128 (LEB128); a
 * posting is its row's distance from the previous row, times four, plus the kind.
 */
export const encodeTextIndex = (index: TextIndex): Uint8Array<ArrayBuffer> => runToEnd(encodeTextIndexInSlices(index));

/** Like `encodeTextIndex`, in slices, so that a large index does not block the thread. */
export function* encodeTextIndexInSlices({
  size,
  words,
  starts,
  rows,
  kinds,
}: TextIndex): Generator<void, Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(words.join('\n'));
  const head = new TextEncoder().encode(
    `${MAGIC}${JSON.stringify({ size, words: words.length, bytes: text.length })}\n`,
  );
  const numbers = new Bytes(rows.length * 2 + words.length * 2);
  for (let word = 0; word < words.length; word += 1) numbers.write((starts[word + 1] ?? 0) - (starts[word] ?? 0));
  for (let word = 0; word < words.length; word += 1) {
    let previous = 0;
    for (let index = starts[word] ?? 0; index < (starts[word + 1] ?? 0); index += 1) {
      const row = rows[index] ?? 0;
      numbers.write((row - previous) * 4 + (kinds[index] ?? 0));
      previous = row;
    }
    if (word % SLICE === 0) yield;
  }
  const whole = new Uint8Array(head.length + text.length + numbers.length);
  whole.set(head);
  whole.set(text, head.length);
  whole.set(numbers.finish(), head.length + text.length);
  return whole;
}

/** Decodes an index. Throws an Error when the bytes are in another format, truncated or malformed. */
export function decodeTextIndex(bytes: Uint8Array): TextIndex {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  const end = bytes.indexOf(10, MAGIC.length);
  if (magic !== MAGIC || end === -1) throw new Error('Not a text index.');
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(MAGIC.length, end))) as Record<
    'size' | 'words' | 'bytes',
    number
  >;
  const text = end + 1 + head.bytes;
  const words = head.words === 0 ? [] : new TextDecoder().decode(bytes.subarray(end + 1, text)).split('\n');
  const next = reader(bytes, text);
  const starts = new Uint32Array(words.length + 1);
  for (let word = 0; word < words.length; word += 1) starts[word + 1] = (starts[word] ?? 0) + next();
  const total = starts[words.length] ?? 0;
  if (words.length !== head.words || total > bytes.length)
    throw new Error('The text index is incomplete or malformed.');
  const rows = new Uint32Array(total);
  const kinds = new Uint8Array(total);
  for (let word = 0; word < words.length; word += 1) {
    let row = 0;
    for (let index = starts[word] ?? 0; index < (starts[word + 1] ?? 0); index += 1) {
      const posting = next();
      row += posting >>> 2;
      if (row >= head.size) throw new Error('The text index is incomplete or malformed.');
      rows[index] = row;
      kinds[index] = posting & 3;
    }
  }
  return { size: head.size, words, starts, rows, kinds };
}

/** Growing buffer that numbers are written to, in base 128. */
class Bytes {
  length = 0;
  private bytes: Uint8Array<ArrayBuffer>;
  constructor(expected: number) {
    this.bytes = new Uint8Array(expected + 16);
  }

  write(number: number): void {
    if (this.length + 5 > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    let rest = number;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Returns the function that reads the next number, from `start`. */
function reader(bytes: Uint8Array, start: number): () => number {
  let at = start;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 28) throw new Error('The text index is incomplete or malformed.');
      number |= (byte & 127) << shift;
      if (byte < 128) return number >>> 0;
    }
  };
}
