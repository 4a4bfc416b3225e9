/** The seconds of a video that one bit represents. */
export const SECONDS_PER_BIT = 5;

/** Maximum length of an encoded set, in characters: 24,576 bits, or 34 hours. Seconds beyond are not stored. */
export const WATCHED_CHARS = 4096;

const MAX_BITS = (WATCHED_CHARS / 4) * 3 * 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS = new Map(Array.from(ALPHABET, (char, value) => [char, value]));

/** A stretch of a video that was played without a gap, in seconds from its start. */
export type Stretch = { fromSec: number; toSec: number };

/**
 * Adds a played stretch to a set of five-second windows. A window counts when at least half of it was played. A set is
 * base64 (RFC 4648, section 4); the lowest bit of the first byte is the first window. Any other text is an empty set.
 */
export function markWatched(watched: string, { fromSec, toSec }: Stretch, durationSec: number): string {
  const bytes = grown(decode(watched), bitsOf(durationSec));
  const last = Math.min(bitsOf(durationSec), Math.ceil(toSec / SECONDS_PER_BIT));
  for (let bit = Math.max(0, Math.floor(fromSec / SECONDS_PER_BIT)); bit < last; bit += 1) {
    const start = bit * SECONDS_PER_BIT;
    const end = Math.min(start + SECONDS_PER_BIT, durationSec);
    if (Math.min(toSec, end) - Math.max(fromSec, start) >= (end - start) / 2)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return encode(bytes);
}

/** Returns the union of two sets of any lengths. Commutative, associative and idempotent. */
export function mergeWatched(one: string, other: string): string {
  const [a, b] = [decode(one), decode(other)];
  return encode(grown(a, Math.max(a.length, b.length) * 8).map((byte, index) => byte | (b[index] ?? 0)));
}

/**
 * Returns the watched share of a video of this length, 0 to 1; 0 while its length is unknown. Windows beyond its end do
 * not count: the video may have been shortened.
 */
export function watchedShare(watched: string, durationSec: number): number {
  const windows = bitsOf(durationSec);
  if (windows === 0) return 0;
  const within = decode(watched).slice(0, Math.ceil(windows / 8));
  const last = within.length * 8 > windows ? (1 << (windows & 7)) - 1 : 0xff;
  return within.reduce((sum, byte, at) => sum + onesOf(at === within.length - 1 ? byte & last : byte), 0) / windows;
}

/** Returns the shortest encoding of the same set; an empty string for text that is not base64. */
export const cleanWatched = (watched: string): string => encode(decode(watched));

/** Returns the number of windows of a video of this length. */
function bitsOf(durationSec: number): number {
  return durationSec > 0 ? Math.min(MAX_BITS, Math.ceil(durationSec / SECONDS_PER_BIT)) : 0;
}

function onesOf(byte: number): number {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
}

function grown(bytes: readonly number[], bits: number): number[] {
  return Array.from({ length: Math.max(bytes.length, Math.ceil(bits / 8)) }, (_empty, index) => bytes[index] ?? 0);
}

function decode(text: string): number[] {
  const chars = text.slice(0, WATCHED_CHARS).replace(/=+$/, '');
  const bytes: number[] = [];
  let buffer = 0;
  for (let index = 0; index < chars.length; index += 1) {
    const sextet = SEXTETS.get(chars.charAt(index));
    if (sextet === undefined) return [];
    buffer = ((buffer << 6) | sextet) & 0xfff;
    if (index % 4 > 0) bytes.push((buffer >> (6 - 2 * (index % 4))) & 0xff);
  }
  return bytes;
}

function encode(bytes: readonly number[]): string {
  const used = bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  let text = '';
  for (let index = 0; index < used.length; index += 3) {
    const three = ((used[index] ?? 0) << 16) | ((used[index + 1] ?? 0) << 8) | (used[index + 2] ?? 0);
    for (let place = 0; place < 4; place += 1)
      text += index + place > used.length ? '=' : ALPHABET.charAt((three >> (18 - 6 * place)) & 63);
  }
  return text;
}
