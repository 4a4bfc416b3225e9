import type { Token } from './scanner';

/** How strongly an operator binds, as Firebase's table of operator precedence has it. */
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

/** How strongly `!` and `-` bind in front of an operand. */
export const UNARY_PRECEDENCE = 9;

/** The strength of the conditional: what binds no tighter than this ends the key of a map. */
export const CONDITIONAL_PRECEDENCE = 1;

/** How strongly the token binds what stands before it, if it is an operator; otherwise 0. */
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
