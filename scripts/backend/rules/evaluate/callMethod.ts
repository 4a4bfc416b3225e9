import { methodOf } from '../builtins/catalogue';
import { containsByFilter } from '../query/implication';
import { Failure } from '../values/failure';
import { Constraint, PartialMap, type Result, type RulesValue } from '../values/rulesValue';
import { isList, typeOf } from '../values/typeOf';

/** Evaluates `owner.name(…args)`. A method that the owner's type lacks is a failure. */
export function callMethod(owner: RulesValue, name: string, args: readonly RulesValue[]): Result {
  if (owner instanceof Constraint) return callOnConstraint(owner, name, args[0]);
  if (owner instanceof PartialMap) return callOnPartial(owner, name, args);
  const type = typeOf(owner);
  const method = methodOf(type, name);
  if (method === undefined) return new Failure(`a ${type} has no method "${name}"`);
  if (args.length !== method.parameters.length - 1)
    return new Failure(`"${name}" of a ${type} takes ${method.parameters.length - 1} arguments`);
  return method.call([owner, ...args]);
}

/** Only an array-contains filter implies the result of a method. */
function callOnConstraint(owner: Constraint, name: string, items: RulesValue | undefined): Result {
  if (items === undefined || !isList(items)) return owner.undecided();
  const isContained = (item: RulesValue): boolean => containsByFilter(owner, item);
  if (name === 'hasAny' && items.some(isContained)) return true;
  if (name === 'hasAll' && items.length > 0 && items.every(isContained)) return true;
  return owner.undecided();
}

function callOnPartial(owner: PartialMap, name: string, [key]: readonly RulesValue[]): Result {
  if (name === 'get' && typeof key === 'string') return owner.get(key);
  return new Failure(`a list request does not know the whole map, which "${name}" needs`);
}
