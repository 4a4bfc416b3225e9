import fc from 'fast-check';
import type { Random } from '../../../content';

/** Texts that parsers tend to stumble over. */
const ODD = [
  '\0',
  '\n',
  '\r\n',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\udfff',
  '😀',
  'é',
  '%',
  '%00',
  '%ff',
  '%c0%af',
  '../',
  '..%2f',
  '"',
  "'",
  '\\',
  '`',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '&',
  ':',
  ';',
  ',',
  '/',
  '--',
  '-->',
  '${x}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  '9223372036854775808',
  'NaN',
];

/** Returns one to six random changes of a text; `others` are texts to splice with, `words` are of the language. */
export function mutateText(
  random: Random,
  text: string,
  others: readonly string[],
  words: readonly string[] = [],
): string {
  let changed = text;
  for (let times = random.integer(1, 6); times > 0; times -= 1)
    changed = changeOnce(random, changed, others, [...words, ...ODD]);
  return changed.slice(0, 200_000);
}

function changeOnce(random: Random, text: string, others: readonly string[], pieces: readonly string[]): string {
  const at = random.integer(0, text.length);
  const to = Math.min(text.length, at + Math.ceil(random.skewed(12)));
  const insert = (piece: string): string => text.slice(0, at) + piece + text.slice(at);
  switch (random.integer(0, 8)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return insert(text.slice(at, to).repeat(random.integer(1, 4)));
    case 2:
      return insert(random.pick(pieces));
    case 3:
      return text.slice(0, at) + random.pick(pieces) + text.slice(to);
    case 4: {
      const other = random.pick(others);
      const from = random.integer(0, other.length);
      return insert(other.slice(from, from + Math.ceil(random.skewed(40))));
    }
    case 5:
      return text.slice(0, at);
    case 6:
      return insert(random.pick(pieces).repeat(random.chance(0.05) ? 20_000 : random.integer(2, 40)));
    case 7:
      return text.slice(0, at) + String.fromCharCode(random.integer(0, 0xffff)) + text.slice(at + 1);
    default:
      return text.replace(/\d+/, random.pick(['0', '-1', '00', '1e400', '99999999999999999999', '0x10', '1.5']));
  }
}

const ANY_JSON = fc.jsonValue({ maxDepth: 4 });

/** Returns a copy of a JSON value with one to four places replaced, removed, repeated or renamed. */
export function mutateJson(random: Random, value: unknown): unknown {
  let changed = value;
  for (let times = random.integer(1, 4); times > 0; times -= 1) changed = changePlace(random, changed);
  return changed;
}

function changePlace(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return anotherValue(random, value);
  if (Array.isArray(value)) {
    const at = random.integer(0, Math.max(0, value.length - 1));
    if (random.chance(0.1)) return [...(value as unknown[]), ...(value as unknown[])];
    if (random.chance(0.1)) return value.toSpliced(at, 1);
    return value.length === 0 ? [anyJson(random)] : value.with(at, changePlace(random, value[at]));
  }
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length === 0) return { [random.pick(ODD)]: anyJson(random) };
  const at = random.integer(0, entries.length - 1);
  const [name, content] = entries[at] ?? ['', null];
  const roll = random.next();
  if (roll < 0.1) return Object.fromEntries(entries.toSpliced(at, 1));
  if (roll < 0.2) return Object.fromEntries(entries.with(at, [random.pick(ODD), content]));
  if (roll < 0.25) return Object.fromEntries([...entries, [random.pick(ODD), anyJson(random)]]);
  return Object.fromEntries(entries.with(at, [name, changePlace(random, content)]));
}

function anotherValue(random: Random, value: unknown): unknown {
  const roll = random.next();
  if (roll < 0.4 && typeof value === 'string') return mutateText(random, value, [value]);
  if (roll < 0.4 && typeof value === 'number')
    return random.pick([-1, 0, 0.5, value + 1, -value, 2 ** 31, 2 ** 53, 1e308, -1e-7]);
  if (roll < 0.5) return [value];
  if (roll < 0.6) return { [random.pick(ODD)]: value };
  return roll < 0.7 ? random.pick([null, '', [], {}, true, 0, random.pick(ODD)]) : anyJson(random);
}

const anyJson = (random: Random): unknown =>
  fc.sample<unknown>(ANY_JSON, { seed: random.integer(0, 2 ** 31 - 1), numRuns: 1 }).at(0) ?? null;
