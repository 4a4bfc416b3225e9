import type { SourceText } from './sourceText';

const NUMBER = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)/y;
const HEX_DIGITS = /[0-9a-fA-F]{4}/y;
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
  '`': '`',
  '?': '?',
};

/** Scans a number at `offset`: bigint for an integer, number for a float; `null` when there is none. */
export function scanNumber(source: SourceText, offset: number): { value: bigint | number; end: number } | null {
  NUMBER.lastIndex = offset;
  const text = NUMBER.exec(source.text)?.[0];
  if (text === undefined) return null;
  const end = offset + text.length;
  if (/[A-Za-z_]/.test(source.text.charAt(end)))
    source.fail(end, `expected the end of the number ${text}, found "${source.text.charAt(end)}"`);
  if (/[.eE]/.test(text)) return { value: Number(text), end };
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
  for (let at = offset + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === quote) return { value, end: at + 1 };
    if (character === '\n') break;
    if (character !== '\\') {
      value += character;
      continue;
    }
    const escape = scanEscape(source, at);
    value += escape.value;
    at = escape.end - 1;
  }
  return source.fail(offset, `this string is never closed: expected ${quote} before the end of the line`);
}

function scanEscape(source: SourceText, offset: number): { value: string; end: number } {
  const letter = source.text.charAt(offset + 1);
  if (letter === 'u') {
    HEX_DIGITS.lastIndex = offset + 2;
    const digits = HEX_DIGITS.exec(source.text)?.[0];
    if (digits === undefined) return source.fail(offset, 'expected four hexadecimal digits after "\\u"');
    return { value: String.fromCharCode(Number.parseInt(digits, 16)), end: offset + 6 };
  }
  const value = ESCAPES[letter];
  if (value === undefined)
    return source.fail(offset, `unknown escape "\\${letter}": write "\\\\${letter}" for a backslash`);
  return { value, end: offset + 2 };
}
