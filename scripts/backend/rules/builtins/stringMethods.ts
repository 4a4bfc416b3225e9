import { Failure } from '../values/failure';
import { RulesBytes } from '../values/scalars';
import { trimmed } from '../values/trimmed';
import { builtin } from './builtin';
import type { Builtin } from './builtin';
import { replaceText, splitText } from './patternMethods';
import { regexOf } from './regex';

/** Returns the number of characters (code points, not UTF-16 units) of a text. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) count -= 1;
  }
  return count;
}

/** Source: rules.String. */
export const stringMethods: Readonly<Record<string, Builtin>> = {
  size: builtin(['string'], (text) => BigInt(characterCount(text))),
  // Hosted Firebase changes the case of a to z only, and trims the characters up to U+0020.
  lower: builtin(['string'], (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: builtin(['string'], (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: builtin(['string'], (text) => trimmed(text)),
  toUtf8: builtin(['string'], (text) => new RulesBytes(Uint8Array.from(Buffer.from(text, 'utf8')))),
  matches: builtin(['string', 'string'], (text, pattern) => {
    const regex = regexOf(pattern);
    return regex instanceof Failure ? regex : regex.matches(text);
  }),
  replace: builtin(['string', 'string', 'string'], (text, pattern, substitute) => {
    const regex = regexOf(pattern);
    if (regex instanceof Failure) return regex;
    return replaceText(regex, text, substitute);
  }),
  split: builtin(['string', 'string'], (text, pattern) => {
    const regex = regexOf(pattern);
    return regex instanceof Failure ? regex : splitText(regex, text);
  }),
};

/** Source: rules.Bytes. */
export const bytesMethods: Readonly<Record<string, Builtin>> = {
  size: builtin(['bytes'], (value) => BigInt(value.bytes.length)),
  toBase64: builtin(['bytes'], (value) => value.toText('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: builtin(['bytes'], (value) => value.toText('hex').toUpperCase()),
};
