import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseRules, RulesSyntaxError } from '..';
import { ACADEMY } from '../../testing/academy';

const source = readFileSync(ACADEMY.rules, 'utf8');
const pieces = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ':',
  ',',
  '.',
  '/',
  '//',
  '/*',
  '"',
  "'",
  '\\',
  '$(',
  '=**',
  '&&',
  '&',
  '||',
  '!',
  '-',
  '?',
  'if',
  'let',
  'return',
  'match',
  'allow',
  'in',
  'is',
  '0',
  '9e999',
  '\u0000',
  'é',
  '😀',
  '\n',
  '',
];

/** Parses, and checks that a refusal has a position within the text. */
function parseOrRefuse(text: string): void {
  try {
    parseRules(text, 'fuzz.rules');
  } catch (cause) {
    expect(cause).toBeInstanceOf(RulesSyntaxError);
    const { line, column } = cause as RulesSyntaxError;
    const lines = text.split('\n');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
}

test('a file with a replaced part parses or is refused with a position', () => {
  const position = fc.nat({ max: source.length });
  fc.assert(
    fc.property(position, fc.nat({ max: 12 }), fc.constantFrom(...pieces), (at, removed, piece) => {
      parseOrRefuse(source.slice(0, at) + piece + source.slice(at + removed));
    }),
    { numRuns: 400 },
  );
});

test('any text parses or is refused with a position', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom(...pieces, 'service', 'cloud', 'firestore', 'function', ' '))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (body, headed) => {
      parseOrRefuse(headed ? `rules_version = '2'; service cloud.firestore { ${body}` : body);
    }),
    { numRuns: 1000 },
  );
});

test('a truncated file is refused', () => {
  const last = source.lastIndexOf('}');
  for (let length = 0; length < last; length += 97)
    expect(() => parseRules(source.slice(0, length), 'cut.rules')).toThrow(RulesSyntaxError);
});
