import { RulesBytes } from '../values/scalars';
import type { SourceText } from './sourceText';

/** Hosted Firebase has no exponents. */
const NUMBER = /\d+\.\d*|\.\d+|\d+/y;
const UNIT = /u([0-9a-fA-F]{4})/y;
/** One byte: `\x41`, or `\101` in octal digits. */
const BYTE = /x([0-9a-fA-F]{2})|([0-3][0-7]{2})/y;
const MAX_MAGNITUDE = 2n ** 63n;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** Scans a number at `offset`: bigint for an integer, number for a float; `null` when there is none. */
export function scanNumber(source: SourceText, offset: number): { value: bigint | number; end: number } | null {
  NUMBER.lastIndex = offset;
  const text = NUMBER.exec(source.text)?.[0];
  if (text === undefined) return null;
  const end = offset + text.length;
  if (/[A-Za-z_]/.test(source.text.charAt(end)))
    source.fail(end, `expected the end of the number ${text}, found "${source.text.charAt(end)}"`);
  if (text.includes('.')) return { value: Number(text), end };
  // -2^63 is written as a negated literal, so its magnitude must pass here. The compiler refuses it without the sign.
  const value = BigInt(text);
  if (value > MAX_MAGNITUDE) source.fail(offset, `the integer ${text} does not fit into 64 bits`);
  return { value, end };
}

/**
 * Scans a string in single or double quotes at `offset`; `null` when there is none. Throws RulesSyntaxError for an
 * unknown escape or a missing quote.
 */
export function scanString(source: SourceText, offset: number): { value: string; end: number } | null {
  const { text } = source;
  const quote = text.charAt(offset);
  if (quote !== "'" && quote !== '"') return null;
  let value = '';
  for (let index = offset + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === quote) return { value, end: index + 1 };
    if (character === '\n') break;
    if (character !== '\\') {
      value += character;
      continue;
    }
    const escape = scanEscape(source, index);
    value += escape.value;
    index = escape.end - 1;
  }
  return source.fail(offset, `this string is never closed: expected ${quote} before the end of the line`);
}

/**
 * Scans bytes such as `b'a\x00'` at `offset`; `null` when there are none. Throws RulesSyntaxError as {@link scanString}
 * does.
 */
export function scanBytes(source: SourceText, offset: number): { value: RulesBytes; end: number } | null {
  if (!/[bB]/.test(source.text.charAt(offset))) return null;
  const text = scanString(source, offset + 1);
  if (text === null) return null;
  const bytes: Buffer[] = [];
  for (let index = offset + 2; index < text.end - 1;) {
    const escape = source.text.charAt(index) === '\\' ? scanEscape(source, index) : null;
    if (escape !== null && source.text.charAt(index + 1) === 'u')
      source.fail(index, 'bytes have no "\\u": write the bytes as "\\x00"');
    const character = escape?.value ?? String.fromCodePoint(source.text.codePointAt(index) ?? 0);
    bytes.push(Buffer.from(character, escape === null ? 'utf8' : 'latin1'));
    index = escape?.end ?? index + character.length;
  }
  return { value: new RulesBytes(Uint8Array.from(Buffer.concat(bytes))), end: text.end };
}

function scanEscape(source: SourceText, offset: number): { value: string; end: number } {
  const letter = source.text.charAt(offset + 1);
  const code = numbered(source.text, offset + 1);
  if (code !== null) return code;
  if (letter === 'u') return source.fail(offset, 'expected four hexadecimal digits after "\\u"');
  const value = ESCAPES[letter];
  if (value === undefined)
    return source.fail(offset, `unknown escape "\\${letter}": write "\\\\${letter}" for a backslash`);
  return { value, end: offset + 2 };
}

/** Returns the character that a number names after a backslash at `offset`, or null. */
function numbered(text: string, offset: number): { value: string; end: number } | null {
  UNIT.lastIndex = offset;
  BYTE.lastIndex = offset;
  const [whole, hex, octal] = UNIT.exec(text) ?? BYTE.exec(text) ?? [];
  if (whole === undefined) return null;
  const code = hex === undefined ? Number.parseInt(octal ?? '0', 8) : Number.parseInt(hex, 16);
  return { value: String.fromCharCode(code), end: offset + whole.length };
}
