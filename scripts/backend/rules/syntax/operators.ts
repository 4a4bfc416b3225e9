import type { Token } from './scanner';

/** Precedence of the operators. Source: Firebase's table of operator precedence. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  '?': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  in: 5,
  is: 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
  '.': 10,
  '[': 10,
};

/** Precedence of `!` and `-` before an operand. */
export const UNARY_PRECEDENCE = 9;

/** Precedence of the conditional. An operator that binds no tighter ends the key of a map. */
export const CONDITIONAL_PRECEDENCE = 1;

/** Returns the precedence of a token as an infix operator, 0 for any other token. */
export function precedenceOf({ kind, text }: Token): number {
  return (kind === 'symbol' || kind === 'name') && Object.hasOwn(PRECEDENCE, text) ? (PRECEDENCE[text] ?? 0) : 0;
}

/** The types that may follow `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);
