// The watched parts of a video are a bit set: one bit for each window of five seconds. The lowest bit of the first byte
// is the first window. Documents store it as base64 (RFC 4648, section 4), and any other text counts as an empty set.

/** Length of the window that one bit stands for, in seconds. */
export const SECONDS_PER_BIT = 5;

/** Maximum length of an encoded set, in characters: 24,576 bits, or 34 hours. Seconds beyond are not stored. */
export const WATCHED_CHARS = 4096;

const MAX_BITS = (WATCHED_CHARS / 4) * 3 * 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS = new Map(Array.from(ALPHABET, (char, value) => [char, value]));

/** A stretch of a video that was played without a gap, in seconds from its start. */
export type Stretch = { fromSec: number; toSec: number };

/** Returns the set with the windows of a played stretch. A window counts when at least half of it was played. */
export function markWatched(watched: string, { fromSec, toSec }: Stretch, durationSec: number): string {
  const bytes = padded(decode(watched), windowCount(durationSec));
  const end = Math.min(windowCount(durationSec), Math.ceil(toSec / SECONDS_PER_BIT));
  for (let window = Math.max(0, Math.floor(fromSec / SECONDS_PER_BIT)); window < end; window += 1) {
    const startSec = window * SECONDS_PER_BIT;
    const endSec = Math.min(startSec + SECONDS_PER_BIT, durationSec);
    const playedSec = Math.min(toSec, endSec) - Math.max(fromSec, startSec);
    if (playedSec >= (endSec - startSec) / 2) setBit(bytes, window);
  }
  return encode(bytes);
}

/** Returns the union of two sets of any lengths. Commutative, associative and idempotent. */
export function mergeWatched(one: string, other: string): string {
  const [a, b] = [decode(one), decode(other)];
  return encode(padded(a, b.length * 8).map((byte, index) => byte | (b[index] ?? 0)));
}

/**
 * Returns the watched share of a video of this length, 0 to 1; 0 while its length is unknown. Windows beyond its end do
 * not count: the video may have been shortened.
 */
export function watchedShare(watched: string, durationSec: number): number {
  const windows = windowCount(durationSec);
  if (windows === 0) return 0;
  const bytes = decode(watched);
  let count = 0;
  for (let window = 0; window < windows; window += 1) if (hasBit(bytes, window)) count += 1;
  return count / windows;
}

/** Returns the shortest encoding of the same set; an empty string for text that is not base64. */
export const cleanWatched = (watched: string): string => encode(decode(watched));

/** Returns the number of windows in a video of this length; windows that a set can't hold are left out. */
function windowCount(durationSec: number): number {
  return durationSec > 0 ? Math.min(MAX_BITS, Math.ceil(durationSec / SECONDS_PER_BIT)) : 0;
}

function setBit(bytes: number[], bit: number): void {
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
}

const hasBit = (bytes: readonly number[], bit: number): boolean => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;

/** Returns the bytes, followed by zeros up to at least this number of bits. */
function padded(bytes: readonly number[], bits: number): number[] {
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
