import { BROKEN_COMPILER, type Outcome } from './comparisons';

type Explanation = { reason: string; applies(input: string, outcome: Outcome): boolean };

const differsIn =
  (pattern: RegExp) =>
  (input: string): boolean =>
    pattern.test(input);

/** Known differences that are no mistakes of the embedded backend. The bench's README gives sources. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    reason: 'a field of a list that no filter decides: refused, where the emulator continues with a default',
    applies: (input, { ours, theirs, reasons }) =>
      input.includes('"method":"list"') &&
      ours === 'failure' &&
      /^(true|false)$/.test(theirs) &&
      /do not decide this|the query has no filter on it|a list request (does not know|leaves)/.test(reasons),
  },
  {
    reason: 'rules refuse an invalid query: the emulator may check it first',
    applies: (_input, { ours, theirs }) =>
      `${ours}${theirs}`.includes('failure') && `${ours}${theirs}`.includes('status 400'),
  },
  {
    reason: 'a segment of a path that is empty or holds a slash is refused',
    applies: (_input, { ours, reasons }) => ours === 'failure' && reasons.includes('cannot be a segment of a path'),
  },
  {
    reason: 'a failing segment in the middle of a path, in an argument of a function: it fails everything beside it',
    applies: (input, { theirs }) =>
      theirs === 'failure' && /\b(either|same|positive)\(/.test(input) && /\$\((?!d\))[^\n]*\)\/b\)/.test(input),
  },
  {
    reason: 'an element of a list that fails, in an argument of a function: it fails everything beside it',
    applies: (input, { ours, theirs }) =>
      /^(true|false)$/.test(ours) &&
      theirs === 'failure' &&
      /\b(either|same|positive)\([^\n]*\[[^\]\n]*[%/([]/.test(input),
  },
  {
    reason: 'the emulator fails with an internal error',
    applies: (_input, { theirs }) => theirs === BROKEN_COMPILER || theirs.startsWith('status 500'),
  },
  {
    reason: 'the emulator has no descending order of __name__',
    applies: (_input, { theirs }) => theirs.includes('descending key scans'),
  },
  {
    reason: 'NOT_IN excludes NaN, as in the SDK; the emulator finds it',
    applies: differsIn(/"op":"NOT_IN","value":\{"arrayValue":\{"values":\[[^\]]*"doubleValue":"NaN"/),
  },
  {
    reason: 'null among the values of IN counts as an alternative for rules: refused beyond 30',
    applies: (input, { ours }) => ours.startsWith('status 403') && /"op":"IN"[^\]]*"nullValue"/.test(input),
  },
  { reason: 'characters beyond U+FFFF count as one', applies: differsIn(/😀/) },
];

/** Returns why both answers may differ, or null for a difference that is a bug. */
export function explanationOf(input: string, outcome: Outcome): string | null {
  return EXPLANATIONS.find(({ applies }) => applies(input, outcome))?.reason ?? null;
}
