import { inOneGo, type TextIndex } from './TextIndex';

const MAGIC = 'lectern words 1\n';
/** How many words a piece of work is about. */
const PIECE = 50;

/**
 * The bytes of an index: a line that names the form, a line with the numbers of rows, words and bytes of words, the
 * words with a line each, then for each word how many rows have it, and those rows. Numbers are little-endian base 128;
 * a row is written as its distance from the one before, times four, plus the kind.
 */
export const encodeTextIndex = (index: TextIndex): Uint8Array<ArrayBuffer> => inOneGo(encodingTextIndex(index));

/** Does the same in pieces, so that whoever has a large index to write can do other things between them. */
export function* encodingTextIndex({
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
    let former = 0;
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      const row = rows[at] ?? 0;
      numbers.write((row - former) * 4 + (kinds[at] ?? 0));
      former = row;
    }
    if (word % PIECE === 0) yield;
  }
  const whole = new Uint8Array(head.length + text.length + numbers.length);
  whole.set(head);
  whole.set(text, head.length);
  whole.set(numbers.finish(), head.length + text.length);
  return whole;
}

/** Reads the bytes of an index. Throws an Error when they are none, or not whole. */
export function decodeTextIndex(bytes: Uint8Array): TextIndex {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  const end = bytes.indexOf(10, MAGIC.length);
  if (magic !== MAGIC || end === -1) throw new Error('This is no index of words.');
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
  if (words.length !== head.words || total > bytes.length) throw new Error('The index of words is not whole.');
  const rows = new Uint32Array(total);
  const kinds = new Uint8Array(total);
  for (let word = 0; word < words.length; word += 1) {
    let row = 0;
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      const posting = next();
      row += posting >>> 2;
      if (row >= head.size) throw new Error('The index of words is not whole.');
      rows[at] = row;
      kinds[at] = posting & 3;
    }
  }
  return { size: head.size, words, starts, rows, kinds };
}

/** Bytes that numbers are written to; they grow as needed. */
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

function reader(bytes: Uint8Array, start: number): () => number {
  let at = start;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 28) throw new Error('The index of words is not whole.');
      number |= (byte & 127) << shift;
      if (byte < 128) return number >>> 0;
    }
  };
}
