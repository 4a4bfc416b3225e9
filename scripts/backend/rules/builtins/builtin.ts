import { Failure } from '../values/failure';
import { isNumber } from '../values/ordering';
import { isSymbolic, type MapDiff, type Result, type RulesMap, RulesSet, type RulesValue } from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';
import type { RulesDuration, RulesLatLng, RulesPath, RulesTimestamp } from '../values/scalars';
import { RulesBytes } from '../values/scalars';

/** The types that a parameter may declare, and the value that the call then receives. */
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

/** A built-in function. The first parameter of a method is the value it is called on. */
export type Builtin = {
  readonly parameters: readonly Parameter[];
  readonly call: (args: readonly RulesValue[]) => Result;
};

/** Declares a built-in. The arguments are checked against `parameters` before `body` runs. */
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
        const argument = accept(parameter, value);
        if (argument === undefined) return typeFailure(parameter, value);
        accepted.push(argument);
      }
      try {
        return untyped(...accepted);
      } catch (cause) {
        // A value may make the body throw, such as a date beyond the calendar: that is a failure like any other.
        return new Failure(cause instanceof Error ? cause.message : String(cause));
      }
    },
  };
}

function typeFailure(parameter: Parameter, value: RulesValue): Failure {
  return new Failure(
    isSymbolic(value) ? 'a list request does not know this value' : `expected ${parameter}, got ${typeOf(value)}`,
  );
}

/**
 * Returns the value as the parameter accepts it, or `undefined` when the type differs. An open value is never accepted.
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
