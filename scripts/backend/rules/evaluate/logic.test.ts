import fc from 'fast-check';
import { judge } from '../../testing/judgeRules';

type Truth = true | false | 'error';
type Formula = { text: string; value: Truth };

const not = (a: Truth): Truth => (a === 'error' ? a : !a);
const or = (a: Truth, b: Truth): Truth =>
  a === true || b === true ? true : a === 'error' || b === 'error' ? 'error' : false;
const and = (a: Truth, b: Truth): Truth => not(or(not(a), not(b)));

const atoms: Formula[] = [
  { text: 'true', value: true },
  { text: 'false', value: false },
  { text: '1 == 1', value: true },
  { text: "'a' == 1", value: false },
  { text: 'request.auth.uid == null', value: 'error' },
  { text: '1 / 0 > 0', value: 'error' },
  { text: "'text'", value: 'error' },
  { text: 'null', value: 'error' },
];

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...atoms),
    tie('formula').map((a) => ({ text: `!(${a.text})`, value: not(a.value) })),
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(([a, b]) => ({ text: `(${a.text}) || (${b.text})`, value: or(a.value, b.value) })),
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(([a, b]) => ({ text: `(${a.text}) && (${b.text})`, value: and(a.value, b.value) })),
    fc.tuple(tie('formula'), tie('formula'), tie('formula')).map(([a, b, c]) => ({
      text: `((${a.text}) ? (${b.text}) : (${c.text})) == true`,
      // A text or null as a branch is no error by itself: the comparison with true makes it false.
      value: a.value === 'error' ? 'error' : chosen(a.value ? b : c),
    })),
  ),
}));

function chosen({ text, value }: Formula): Truth {
  return text === "'text'" || text === 'null' ? false : value;
}

function truthOf(text: string): Truth {
  const result = judge(text);
  return typeof result === 'string' ? 'error' : result;
}

test('a nested condition has the value of three-valued logic', () => {
  fc.assert(
    fc.property(formula, ({ text, value }) => {
      expect(truthOf(text)).toBe(value);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['1 / 0 > 0 || true', true],
  ['true || 1 / 0 > 0', true],
  ['1 / 0 > 0 && false', false],
  ['false && 1 / 0 > 0', false],
  ['1 / 0 > 0 || false', 'error'],
  ['false || 1 / 0 > 0', 'error'],
  ['1 / 0 > 0 && true', 'error'],
  ['true && 1 / 0 > 0', 'error'],
  ['!(1 / 0 > 0)', 'error'],
  ['1 / 0 > 0', 'error'],
  ['1 / 0 > 0 || 1 / 0 > 0 || true', true],
  ["'text' || true", true],
  ["'text' && true", 'error'],
] as const)('%s is %s', (text, value) => {
  expect(truthOf(text)).toBe(value);
});
