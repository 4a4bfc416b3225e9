import { characterCount } from '../builtins/stringMethods';
import { Failure } from '../values/failure';
import { Constraint, isSymbolic, PartialMap, type Result, RulesMap, type RulesValue } from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';

/** Evaluates `target.name`. A missing member is a failure. */
export function readMember(target: RulesValue, name: string): Result {
  if (target instanceof RulesMap)
    return target.get(name) ?? (target.hasKey(name) ? null : new Failure(`"${name}" is undefined`));
  if (target instanceof PartialMap) return target.get(name);
  if (target instanceof Constraint) return target.undecided();
  return new Failure(`a ${typeOf(target)} has no "${name}"`);
}

/** Evaluates `target[index]`: an item of a list, a character, a segment of a path, or a member of a map. */
export function readIndex(target: RulesValue, index: RulesValue): Result {
  if (target instanceof Constraint) return target.undecided();
  if (target instanceof RulesMap || target instanceof PartialMap) {
    return typeof index === 'string'
      ? readMember(target, index)
      : new Failure(`the key of a map must be a string, not ${typeOf(index)}`);
  }
  const sequence = sequenceOf(target);
  if (sequence === null) return new Failure(`a ${typeOf(target)} has no index`);
  if (typeof index !== 'bigint') return new Failure(`an index must be an int, not ${typeOf(index)}`);
  if (index < 0n || index >= BigInt(sequence.length))
    return new Failure(`the index ${index.toString()} is out of range`);
  return sequence[Number(index)] ?? null;
}

/** Evaluates `target[from:to]` (excluding `to`) of a list, a string or a path. */
export function readRange(target: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (isSymbolic(target)) return new Failure('a list request does not know this value');
  const sequence = sequenceOf(target);
  if (sequence === null) return new Failure(`a ${typeOf(target)} has no range`);
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return new Failure('the ends of a range must be int');
  // Hosted Firebase requires an item at `from` and before `to`: an empty range is possible, but not at the ends.
  const length = BigInt(sequence.length);
  if (from < 0n || from >= length || to < 1n || to < from || to > length)
    return new Failure(`the range ${from.toString()}:${to.toString()} is out of range`);
  if (typeof target === 'string') return charactersOf(target).slice(Number(from), Number(to)).join('');
  return target instanceof RulesPath
    ? new RulesPath(target.segments.slice(Number(from), Number(to)))
    : sequence.slice(Number(from), Number(to));
}

function sequenceOf(target: RulesValue): readonly RulesValue[] | null {
  if (typeof target === 'string') return charactersOf(target);
  if (target instanceof RulesPath) return target.segments;
  return isList(target) ? target : null;
}

function charactersOf(text: string): string[] {
  return characterCount(text) === text.length ? text.split('') : Array.from(text);
}
