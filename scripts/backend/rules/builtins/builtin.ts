import { Failure } from '../values/failure';
import { isNumber } from '../values/ordering';
import { isSymbolic, type MapDiff, type Result, type RulesMap, RulesSet, type RulesValue } from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';
import type { RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from '../values/scalars';
import { RulesBytes } from '../values/scalars';

/** What a parameter may be declared as, and what the call then gets. */
type ParameterTypes = {
  any: RulesValue;
  string: string;
  int: bigint;
  number: bigint | number;
  bytes: RulesBytes;
  bytesOrString: RulesBytes | string;
  timestamp: RulesTimestamp;
  duration: RulesDuration;
  latlng: RulesLatLng;
  path: RulesPath;
  list: readonly RulesValue[];
  /** A list or a set, as the list of its items. */
  items: readonly RulesValue[];
  set: RulesSet;
  map: RulesMap;
  map_diff: MapDiff;
};
type Parameter = keyof ParameterTypes;

/** A built-in function; of a method, the first parameter is the value it is called on. */
export type Builtin = {
  readonly parameters: readonly Parameter[];
  readonly call: (args: readonly RulesValue[]) => Result;
};

/** Declares a built-in: the arguments are checked against `parameters` before `body` runs. */
export function builtin<const P extends readonly Parameter[]>(
  parameters: P,
  body: (...args: { -readonly [K in keyof P]: ParameterTypes[P[K]] }) => Result,
): Builtin {
  const untyped = body as unknown as (...args: RulesValue[]) => Result;
  return {
    parameters,
    call(args) {
      const accepted: RulesValue[] = [];
      for (const parameter of parameters) {
        const value = args[accepted.length] ?? null;
        const fitting = accept(parameter, value);
        if (fitting === undefined) return misfit(parameter, value);
        accepted.push(fitting);
      }
      try {
        return untyped(...accepted);
      } catch (cause) {
        // What a value can make a body throw, such as a date beyond the calendar, is a failure like any other.
        return new Failure(cause instanceof Error ? cause.message : String(cause));
      }
    },
  };
}

function misfit(parameter: Parameter, value: RulesValue): Failure {
  return new Failure(
    isSymbolic(value) ? 'a list request does not know this value' : `expected ${parameter}, got ${typeOf(value)}`,
  );
}

/**
 * The value as the parameter takes it; `undefined` when it does not fit. What a list request leaves open never fits.
 */
function accept(parameter: Parameter, value: RulesValue): RulesValue | undefined {
  if (isSymbolic(value)) return undefined;
  switch (parameter) {
    case 'any':
      return value;
    case 'number':
      return isNumber(value) ? value : undefined;
    case 'bytesOrString':
      return typeof value === 'string' || value instanceof RulesBytes ? value : undefined;
    case 'items':
      return value instanceof RulesSet ? value.items : isList(value) ? value : undefined;
    default:
      return typeOf(value) === parameter ? value : undefined;
  }
}
