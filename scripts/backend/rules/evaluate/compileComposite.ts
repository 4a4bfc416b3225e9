import { segmentsOf } from '../builtins/pathSegments';
import type { Expression } from '../syntax/tree';
import { Failure } from '../values/failure';
import { isSymbolic, RulesMap, type RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';
import type { Evaluate } from './run';

/** Returns the failure of an open value in a list or map. A comparison could otherwise find the value unequal. */
function openPart(): Failure {
  return new Failure('a list request does not know this value');
}

/** Compiles `[a, b]`. A list of literals is created once. */
export function compileList(expressions: readonly Expression[], compile: (part: Expression) => Evaluate): Evaluate {
  const constants = expressions.filter((item) => item.kind === 'literal').map((item) => item.value);
  const items = expressions.map(compile);
  if (constants.length === items.length) return () => constants;
  return (run) => {
    const values: RulesValue[] = [];
    for (const item of items) {
      const value = item(run);
      if (value instanceof Failure) return value;
      if (isSymbolic(value)) return openPart();
      values.push(value);
    }
    return values;
  };
}

/** Compiles `{key: value}`; the keys must be strings. */
export function compileMap(entries: readonly [Evaluate, Evaluate][]): Evaluate {
  return (run) => {
    const values = new Map<string, RulesValue>();
    for (const [key, value] of entries) {
      const name = key(run);
      if (name instanceof Failure) return name;
      if (typeof name !== 'string') return new Failure(`the key of a map must be a string, not ${typeOf(name)}`);
      const held = value(run);
      if (held instanceof Failure) return held;
      if (isSymbolic(held)) return openPart();
      values.set(name, held);
    }
    return RulesMap.of(values);
  };
}

/** Compiles a path literal with its interpolated segments. */
export function compilePath(parts: readonly (string | Evaluate)[]): Evaluate {
  return (run) => {
    const segments: string[] = [];
    for (const part of parts) {
      if (typeof part === 'string') {
        segments.push(part);
        continue;
      }
      const value = part(run);
      if (value instanceof Failure) return value;
      const added = isSymbolic(value) ? openPart() : segmentsOf(value);
      if (added instanceof Failure) return added;
      segments.push(...added);
    }
    return new RulesPath(segments);
  };
}
